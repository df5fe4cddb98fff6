import { Button, Dialog, Stack } from '@quayside/design-system';
import type { ReactNode } from 'react';

import { commonMessages } from '../../runtime/messages/en/common.ts';
import { newDeploymentMessages } from '../../runtime/messages/en/deployments.ts';
import type { Source } from '../../features/deploy-upload/source.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { Working } from '../../ui/Working.tsx';
import { ChooseSource } from './ChooseSource.tsx';
import { DeployProgressView } from './DeployProgressView.tsx';
import { MissingDirectory } from './MissingDirectory.tsx';
import type { AppLocation } from './MissingDirectory.tsx';
import type { NewDeploymentState } from './NewDeploymentState.ts';
import { SourceReview } from './SourceReview.tsx';

/** Props of New Deployment. */
export interface NewDeploymentScreenProps {
  state: NewDeploymentState;
  /** Directory of the app within the deployed folder, once known. @default its root */
  location?: AppLocation | undefined;
  onChoose: (source: Source) => void;
  /** Back to choosing. */
  onChooseOther: () => void;
  onDeploy: () => void;
  /** Retries the failed step. */
  onRetry: () => void;
  /** Cancels pending work, and closes. */
  onClose: () => void;
  /** @default true */
  isOpen?: boolean;
}

/** Dialog that deploys from the browser: choose a source, review it, and follow the progress. */
export function NewDeploymentScreen({
  state,
  location,
  onChoose,
  onChooseOther,
  onDeploy,
  onRetry,
  onClose,
  isOpen = true,
}: NewDeploymentScreenProps) {
  const common = useMessages(commonMessages);
  const messages = useMessages(newDeploymentMessages);
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
          {state.phase === 'review' && (
            <>
              <Button onPress={onChooseOther}>{messages.chooseOther}</Button>
              <Button variant="primary" autoFocus onPress={onDeploy}>
                {messages.deploy}
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
      <Body state={state} location={location} onChoose={onChoose} />
    </Dialog>
  );
}

function Body({
  state,
  location,
  onChoose,
}: Pick<NewDeploymentScreenProps, 'state' | 'location' | 'onChoose'>): ReactNode {
  const messages = useMessages(newDeploymentMessages);
  switch (state.phase) {
    case 'choosing':
      return <ChooseSource onChoose={onChoose} error={state.error} />;
    case 'reading':
      return <Working label={messages.reading} />;
    case 'review':
      return (
        <Stack gap={4}>
          {location && <MissingDirectory location={location} plan={state.plan} />}
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
