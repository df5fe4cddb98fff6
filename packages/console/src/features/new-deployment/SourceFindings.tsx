import { Banner, Checkbox, Stack, Text } from '@quayside/design-system';
import { useLocale } from 'react-aria-components';

import type { VariableChange } from '../../runtime/changeSets.ts';
import { defaultAppFiles } from '../deploy-upload/appFiles.ts';
import type { AppProblem, SourceKind, SourcePlan } from '../deploy-upload/source.ts';
import { newDeploymentMessages } from '../../runtime/messages/en/deployment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { formatBytes } from '../../ui/formatBytes.ts';
import type { ReviewRequest } from '../variables/review/reviewRequest.ts';
import { maxArchiveBytes } from './findingsOf.ts';
import type { Findings } from './findingsOf.ts';
import { MissingVariables } from './MissingVariables.tsx';
import * as styles from './SourceReview.css.ts';

interface SourceFindingsProps {
  kind: SourceKind;
  plan: SourcePlan;
  findings: Findings;
  /** Directory of the app; null for the root. */
  directory: string | null;
  /** Paths of files that are not sent. */
  leaveOut: readonly string[];
  onLeaveOutChange: (paths: readonly string[]) => void;
  onAddVariables: (variables: readonly VariableChange[]) => Promise<void>;
  /** The `.env` file of the app, which is not sent. @default none */
  envFile?: File | undefined;
  /** Reviews variables of that file. */
  onReview: (request: ReviewRequest) => void;
}

/** Warns of what would fail the build, and of files that look like secrets. Deploying stays possible. */
export function SourceFindings({
  kind,
  plan,
  findings,
  directory,
  leaveOut,
  onLeaveOutChange,
  onAddVariables,
  envFile,
  onReview,
}: SourceFindingsProps) {
  const messages = useMessages(newDeploymentMessages);
  const { locale } = useLocale();
  const { bytes, appProblem, needs, secretFiles = [] } = plan;
  const { isTooLarge, hasNoRequirements, missing, wrongType } = findings;
  const unreadable = needs === 'unread' ? 0 : (needs?.unreadable.length ?? 0);
  return (
    <>
      {isTooLarge && (
        <Banner tone="warning" title={messages.sizeLimit.title}>
          {messages.sizeLimit.text(
            formatBytes(bytes, locale),
            formatBytes(maxArchiveBytes, locale),
          )}{' '}
          {kind !== 'tarGz' && messages.problems.makeSmaller}
        </Banner>
      )}
      {hasNoRequirements && (
        <Banner tone="warning" title={messages.noRequirements.title}>
          {messages.noRequirements.text}
        </Banner>
      )}
      {appProblem && <AppProblemBanner problem={appProblem} directory={directory} />}
      {missing.length > 0 && (
        <MissingVariables
          key={missing.map(({ names }) => names[0]).join(' ')}
          needs={missing}
          onAdd={onAddVariables}
          envFile={envFile}
          onReview={onReview}
        />
      )}
      {wrongType.length > 0 && (
        <Banner tone="warning" title={messages.wrongTypes.title(wrongType.length)}>
          <ul className={styles.examples}>
            {wrongType.map(({ name, type }) => (
              <li key={name}>{messages.wrongTypes.expected(name, messages.wrongTypes[type])}</li>
            ))}
          </ul>
        </Banner>
      )}
      {needs === 'unread' && (
        <Text as="p" size={13} tone="muted">
          {messages.missingVariables.unread}
        </Text>
      )}
      {unreadable > 0 && (
        <Text as="p" size={13} tone="muted">
          {messages.missingVariables.unreadable(unreadable)}
        </Text>
      )}
      {secretFiles.length > 0 && (
        <Banner tone="warning" title={messages.secretFiles.title(secretFiles.length)}>
          <Stack gap={2}>
            <span>{messages.secretFiles.text}</span>
            <ul className={styles.list}>
              {secretFiles.map(({ path }) => (
                <li key={path}>
                  <Checkbox
                    isSelected={leaveOut.includes(path)}
                    onChange={(isLeftOut) =>
                      onLeaveOutChange(
                        isLeftOut ? [...leaveOut, path] : leaveOut.filter((each) => each !== path),
                      )
                    }
                  >
                    {messages.secretFiles.leaveOut(path)}
                  </Checkbox>
                </li>
              ))}
            </ul>
          </Stack>
        </Banner>
      )}
    </>
  );
}

interface AppProblemBannerProps {
  problem: AppProblem;
  directory: string | null;
}

function AppProblemBanner({ problem, directory }: AppProblemBannerProps) {
  const { noApp: messages } = useMessages(newDeploymentMessages);
  switch (problem.kind) {
    case 'noAppFile':
      return (
        <Banner tone="warning" title={messages.noFile(directory)}>
          {messages.searched(defaultAppFiles)}{' '}
          {problem.found !== undefined && messages.found(problem.found)}
        </Banner>
      );
    case 'noApp':
      return problem.framework !== undefined ? (
        <Banner tone="warning" title={messages.otherFramework(problem.path, problem.framework)}>
          {messages.otherFrameworkText}
        </Banner>
      ) : (
        <Banner tone="warning" title={messages.notIn(problem.path)}>
          {messages.create(problem.name ?? 'app')}
        </Banner>
      );
    case 'entrypointMissing':
      return (
        <Banner tone="warning" title={messages.entrypoint(problem.entrypoint)}>
          {messages.entrypointText}
        </Banner>
      );
  }
}
