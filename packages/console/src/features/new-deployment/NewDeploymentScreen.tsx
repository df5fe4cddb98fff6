import type { EnvironmentVariable } from '@quayside/api-contract';
import { Announcement, Button, Dialog, Stack } from '@quayside/design-system';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';

import type { VariableChange } from '../../runtime/changeSets.ts';
import { commonMessages } from '../../runtime/messages/en/common.ts';
import { newDeploymentMessages } from '../../runtime/messages/en/deployment.ts';
import type { Source, SourcePlan } from '../deploy-upload/source.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { lazyWithPreload } from '../../runtime/lazyWithPreload.tsx';
import { LazyPart } from '../../ui/LazyPart.tsx';
import { Working } from '../../ui/Working.tsx';
import type { ReviewRequest } from '../variables/review/reviewRequest.ts';
import { ChooseSource } from './ChooseSource.tsx';
import { DeployProgressView } from './DeployProgressView.tsx';
import { findingsOf } from './findingsOf.ts';
import type { Findings } from './findingsOf.ts';
import { MissingDirectory } from './MissingDirectory.tsx';
import type { AppLocation } from './MissingDirectory.tsx';
import type { NewDeploymentState } from './NewDeploymentState.ts';
import { SourceFindings } from './SourceFindings.tsx';
import { SourceReview } from './SourceReview.tsx';
import { useProblemText } from './useProblemText.ts';

/** Only of a folder with a `.env` file. */
const EnvFileReview = lazyWithPreload(() => import('./EnvFileReview.tsx'));

/** Props of New Deployment. */
export interface NewDeploymentScreenProps {
  state: NewDeploymentState;
  /** Directory of the app within the deployed folder, once known. @default its root */
  location?: AppLocation | undefined;
  /** Variables of the app, which are compared with those that the code needs. @default no comparison */
  variables?: readonly EnvironmentVariable[] | undefined;
  /** Adds variables to the app. */
  onAddVariables: (variables: readonly VariableChange[]) => Promise<void>;
  onChoose: (source: Source) => void;
  /** Opens a folder picker in place of the browser's upload dialog. @default the upload dialog */
  onChooseFolder?: (() => void) | undefined;
  /** Name of the folder that was deployed last, if it can be read again. @default none */
  lastFolder?: string | undefined;
  /** Reads the last folder again. */
  onUseLastFolder?: (() => void) | undefined;
  /** Back to choosing. */
  onChooseOther: () => void;
  /** Paths of files that the user left out of the last upload. They are left out of this one until chosen. @default none */
  leftOutBefore?: readonly string[] | undefined;
  /** `leaveOut`: paths of files of the plan that are not sent. */
  onDeploy: (leaveOut: readonly string[]) => void;
  /** Retries the failed step. */
  onRetry: () => void;
  /** Cancels pending work, and closes. */
  onClose: () => void;
  /** @default true */
  isOpen?: boolean;
}

const nothing: readonly never[] = [];

/** Dialog that deploys from the browser: choose a source, review it, and follow the progress. */
export function NewDeploymentScreen({
  state,
  location,
  variables,
  onAddVariables,
  onChoose,
  onChooseFolder,
  lastFolder,
  onUseLastFolder,
  onChooseOther,
  leftOutBefore = nothing,
  onDeploy,
  onRetry,
  onClose,
  isOpen = true,
}: NewDeploymentScreenProps) {
  const common = useMessages(commonMessages);
  const messages = useMessages(newDeploymentMessages);
  const problemText = useProblemText();
  const deployButton = useRef<HTMLButtonElement>(null);
  const [leftOut, setLeftOut] = useState<LeftOutFiles>();
  const plan = state.phase === 'review' ? state.plan : undefined;
  // A choice for one source does not apply to the next.
  const leaveOut =
    plan !== undefined && leftOut?.plan === plan
      ? leftOut.paths
      : (plan?.secretFiles ?? nothing)
          .map(({ path }) => path)
          .filter((path) => leftOutBefore.includes(path));
  const findings =
    plan && findingsOf(plan, { directory: location?.directory ?? null, variables, leaveOut });
  const openWarnings = findings?.openWarnings ?? 0;
  const [reviewed, setReviewed] = useState<{ plan: SourcePlan; request: ReviewRequest }>();
  const request = reviewed?.plan === plan ? reviewed?.request : undefined;
  const problem =
    state.phase === 'choosing' && state.error !== undefined ? problemText(state.error) : '';
  const isDeploying = state.phase === 'deploying';
  const canRetry = isDeploying && state.canRetry !== false;
  // Moves focus, because the focused element is removed when the phase changes.
  const cancel = (
    <Button
      key={state.phase}
      variant="ghost"
      autoFocus={state.phase === 'reading' || (isDeploying && state.error === undefined)}
      onPress={onClose}
    >
      {common.cancel}
    </Button>
  );

  return (
    <Dialog
      title={messages.title}
      size="wide"
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => {
        if (!isStillOpen) onClose();
      }}
      isDismissable={!isDeploying}
      isKeyboardDismissDisabled={isDeploying}
      actions={
        <>
          {cancel}
          {state.phase === 'choosing' && lastFolder !== undefined && (
            <Button variant="primary" autoFocus onPress={onUseLastFolder}>
              {messages.readAgain(lastFolder)}
            </Button>
          )}
          {state.phase === 'review' && request === undefined && (
            <>
              <Button onPress={onChooseOther}>{messages.chooseOther}</Button>
              <Button
                ref={deployButton}
                variant="primary"
                autoFocus
                onPress={() => onDeploy(leaveOut)}
              >
                {openWarnings > 0 ? messages.deployAnyway : messages.deploy}
              </Button>
            </>
          )}
          {isDeploying && state.error !== undefined && (
            <>
              <Button autoFocus={!canRetry} onPress={onChooseOther}>
                {messages.chooseOther}
              </Button>
              {canRetry && (
                <Button variant="primary" autoFocus onPress={onRetry}>
                  {messages.retry[state.progress.step]}
                </Button>
              )}
            </>
          )}
        </>
      }
    >
      <Announcement text={openWarnings > 0 ? messages.warnings(openWarnings) : problem} />
      <Body
        state={state}
        findings={findings}
        location={location}
        variables={variables}
        request={request}
        onReview={(next) => plan && setReviewed({ plan, request: next })}
        onReviewed={() => setReviewed(undefined)}
        onAddVariables={async (added) => {
          await onAddVariables(added);
          // The focused button is removed with the warning.
          deployButton.current?.focus();
        }}
        onChoose={onChoose}
        onChooseFolder={onChooseFolder}
        leaveOut={leaveOut}
        onLeaveOutChange={(paths) => plan && setLeftOut({ plan, paths })}
      />
    </Dialog>
  );
}

/** Files of a plan that the user chose to leave out. */
interface LeftOutFiles {
  plan: SourcePlan;
  paths: readonly string[];
}

interface BodyProps extends Pick<
  NewDeploymentScreenProps,
  'state' | 'location' | 'variables' | 'onAddVariables' | 'onChoose' | 'onChooseFolder'
> {
  findings: Findings | undefined;
  /** Variables of a file that are under review, in place of the plan. */
  request: ReviewRequest | undefined;
  onReview: (request: ReviewRequest) => void;
  onReviewed: () => void;
  leaveOut: readonly string[];
  onLeaveOutChange: (paths: readonly string[]) => void;
}

function Body({
  state,
  findings,
  request,
  onReview,
  onReviewed,
  location,
  variables,
  onAddVariables,
  onChoose,
  onChooseFolder,
  leaveOut,
  onLeaveOutChange,
}: BodyProps): ReactNode {
  const messages = useMessages(newDeploymentMessages);
  switch (state.phase) {
    case 'choosing':
      return (
        <ChooseSource onChoose={onChoose} onChooseFolder={onChooseFolder} error={state.error} />
      );
    case 'reading':
      return <Working label={messages.reading} />;
    case 'review':
      if (request !== undefined) {
        return (
          <LazyPart fallback={<Working label={messages.reading} />}>
            <EnvFileReview
              request={request}
              variables={variables}
              onAddVariables={onAddVariables}
              onClose={onReviewed}
            />
          </LazyPart>
        );
      }
      return (
        <Stack gap={4}>
          {location && findings?.lacksDirectory && <MissingDirectory {...location} />}
          {findings && (
            <SourceFindings
              kind={state.kind}
              plan={state.plan}
              findings={findings}
              directory={location?.directory ?? null}
              leaveOut={leaveOut}
              onLeaveOutChange={onLeaveOutChange}
              onAddVariables={onAddVariables}
              envFile={state.envFile}
              onReview={onReview}
            />
          )}
          <SourceReview kind={state.kind} plan={state.plan} />
        </Stack>
      );
    case 'deploying':
      return (
        <DeployProgressView
          progress={state.progress}
          error={state.error}
          canRetry={state.canRetry}
        />
      );
  }
}
