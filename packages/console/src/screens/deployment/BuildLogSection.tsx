import { Section } from '@quayside/design-system';
import { useEffect } from 'react';

import type { Loadable } from '../../domain/loadable.ts';
import type { BuildLogLine } from '../../features/build-logs/buildSteps.ts';
import { lazyWithPreload } from '../../runtime/lazyWithPreload.tsx';
import { buildLogMessages, deploymentMessages } from '../../runtime/messages/en/deployment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { LazyPart } from '../../ui/LazyPart.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import type { SectionLevel } from '../../ui/SectionLevel.ts';
import * as styles from './BuildLog.css.ts';
import type { BuildLogProps } from './BuildLog.tsx';

/** The log viewer loads when a deployment is opened. */
const BuildLog = lazyWithPreload(() => import('./BuildLog.tsx'));

/** A build log: its reader, its linked lines and the user's log preferences. */
export type BuildLogData = Omit<BuildLogProps, 'aria-label' | 'onLines'>;

/** Props of {@link BuildLogSection}. */
export interface BuildLogSectionProps {
  /** Loading until it is known whether there is a log. */
  log: Loadable<BuildLogData>;
  /** Called with the lines, once the build has ended. */
  onLines?: ((lines: readonly BuildLogLine[]) => void) | undefined;
  /** Level of the heading. @default 2 */
  level?: SectionLevel | undefined;
}

/** Build log of a deployment, as a section of a page. */
export function BuildLogSection({ log, onLines, level }: BuildLogSectionProps) {
  const buildLog = useMessages(buildLogMessages);
  const messages = useMessages(deploymentMessages);
  // While the data loads. A failure shows when the viewer renders.
  useEffect(() => void BuildLog.preload().catch(() => {}), []);
  return (
    <Section title={messages.logs} level={level}>
      {log.status === 'error' ? (
        <LoadError title={messages.errorTitle} error={log.error} onRetry={log.retry} />
      ) : (
        <LazyPart fallback={<div className={styles.placeholder} />}>
          {log.status === 'loading' ? (
            <div className={styles.placeholder} />
          ) : (
            <BuildLog {...log.data} aria-label={buildLog.label} onLines={onLines} />
          )}
        </LazyPart>
      )}
    </Section>
  );
}
