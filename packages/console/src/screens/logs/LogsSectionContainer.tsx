import { useState } from 'react';
import type { ReactNode } from 'react';

import type { SectionLevel } from '../../ui/SectionLevel.ts';
import { useSavedLogViews } from '../../features/log-views/useSavedLogViews.ts';
import { SectionStatus } from '../../shell/SectionStatus.tsx';
import { rangeOfView, readLogRange } from '../../domain/logRange.ts';
import type { LogRange } from '../../domain/logRange.ts';
import { useLogNotifications } from './useLogNotifications.ts';
import { LogsSection } from './LogsSection.tsx';
import { buildPath } from '../../runtime/navigation/paths.ts';
import { logsSearch, useLogs } from './useLogs.tsx';

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
  const [state, setState] = useState<{
    range: LogRange;
    query: string;
    deployment: string | undefined;
    apps: readonly string[];
  }>({ range: readLogRange({}), query: '', deployment, apps: [] });
  const change = (next: Partial<typeof state>) => setState((before) => ({ ...before, ...next }));
  const logs = useLogs({ teamSlug, appSlug }, state, (linked) =>
    buildPath('logs', { teamSlug, appSlug }, logsSearch(linked)),
  );
  return (
    <LogsSection
      {...logs}
      apps={{ ...logs.apps, onChange: (apps) => change({ apps }) }}
      onDeploymentChange={(id) => change({ deployment: id })}
      onRangeChange={(range) => change({ range })}
      onQueryChange={(query) => change({ query })}
      watch={useLogNotifications(appSlug)}
      savedViews={{
        ...useSavedLogViews(),
        onApply: (view) => change({ query: view.query, range: rangeOfView(view, state.range) }),
      }}
      level={level}
    />
  );
}
