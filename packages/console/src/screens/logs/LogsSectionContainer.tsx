import { useState } from 'react';
import type { ReactNode } from 'react';

import type { SectionLevel } from '../../ui/SectionLevel.ts';
import { buildPath } from '../../runtime/navigation/paths.ts';
import { SectionStatus } from '../../shell/SectionStatus.tsx';
import { LogsSection } from './LogsSection.tsx';
import { changeLogsState, logsSearch, readLogsState } from './logsState.ts';
import { useLogs } from './useLogs.tsx';

/** Props of {@link LogsSectionContainer}. */
export interface LogsSectionContainerProps {
  teamSlug: string;
  appSlug: string;
  /** The id of the deployment whose lines are shown first. @default all */
  deployment?: string | undefined;
  /** Level of the heading. @default 2 */
  level?: SectionLevel | undefined;
}

/** Live log of an app with the platform's data. Shows its own loading, empty and error states. */
export function LogsSectionContainer(props: LogsSectionContainerProps): ReactNode {
  // Filters of one app must not apply to another.
  return (
    <SectionStatus>
      <LogsOfApp key={`${props.teamSlug}/${props.appSlug}`} {...props} />
    </SectionStatus>
  );
}

function LogsOfApp({ teamSlug, appSlug, deployment, level }: LogsSectionContainerProps) {
  const [state, setState] = useState(() => readLogsState({ deployment }));
  const logs = useLogs(
    { teamSlug, appSlug },
    {
      state,
      onStateChange: (change) => setState((before) => changeLogsState(before, change)),
      pathOf: (linked) => buildPath('logs', { teamSlug, appSlug }, logsSearch(linked)),
    },
  );
  return <LogsSection {...logs} level={level} />;
}
