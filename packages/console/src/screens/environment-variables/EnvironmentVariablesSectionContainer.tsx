import { useState } from 'react';
import type { ReactNode } from 'react';

import type { SectionLevel } from '../../ui/SectionLevel.ts';
import { SectionStatus } from '../../shell/SectionStatus.tsx';
import { EnvironmentVariablesSection } from './EnvironmentVariablesSection.tsx';
import { useComparison } from './useComparison.ts';
import { useVariables } from './useVariables.tsx';
import type { VariableKindFilter } from './variableKinds.ts';

/** Props of {@link EnvironmentVariablesSectionContainer}. */
export interface EnvironmentVariablesSectionContainerProps {
  teamSlug: string;
  appSlug: string;
  /** Level of the heading. @default 2 */
  level?: SectionLevel | undefined;
}

/** Variables of an app with the platform's data. Shows its own loading, empty and error states. */
export function EnvironmentVariablesSectionContainer(
  props: EnvironmentVariablesSectionContainerProps,
): ReactNode {
  // Drafts, revealed values and deletions of one app must not carry over to another.
  return (
    <SectionStatus>
      <VariablesOfApp key={`${props.teamSlug}/${props.appSlug}`} {...props} />
    </SectionStatus>
  );
}

function VariablesOfApp({ level, ...path }: EnvironmentVariablesSectionContainerProps) {
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<VariableKindFilter>('all');
  const [compare, setCompare] = useState<string>();
  const { app, view } = useVariables(path);
  const comparison = useComparison({
    appSlug: path.appSlug,
    teamId: app.status === 'ready' ? app.data.team_id : undefined,
    slug: compare,
    onChange: setCompare,
  });
  return (
    <EnvironmentVariablesSection
      {...view}
      comparison={comparison}
      search={search}
      onSearchChange={setSearch}
      kind={kind}
      onKindChange={setKind}
      level={level}
    />
  );
}
