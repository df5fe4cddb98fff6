import type { ReactNode } from 'react';

import { usePageSearch } from '../../runtime/navigation/usePageSearch.ts';
import { UnsavedGuard } from '../../features/unsaved-changes/UnsavedGuard.tsx';
import { useNavigation } from '../../runtime/useConsole.ts';
import { throwIfFailed, throwIfMissing } from '../../ui/throwIfFailed.ts';
import { EnvironmentVariablesScreen } from './EnvironmentVariablesScreen.tsx';
import { useComparison } from './useComparison.ts';
import { useVariables } from './useVariables.tsx';
import { variableKindFilters } from './variableKinds.ts';
import type { VariableKindFilter } from './variableKinds.ts';
import { usePageSlots } from '../../runtime/slots.ts';

/** Props of {@link EnvironmentVariablesContainer}: the parameters of the URL. */
export interface EnvironmentVariablesContainerProps {
  teamSlug: string;
  appSlug: string;
  /** Search text. @default '' */
  q?: string | undefined;
  /** Filter by kind: a `VariableKindFilter`. @default 'all' */
  kind?: string | undefined;
  /** Slug of the app to compare with; '' before one is chosen. @default no comparison */
  compare?: string | undefined;
}

/** Environment Variables with the platform's data. Throws a `NotFoundError` to the surrounding error boundary. */
export function EnvironmentVariablesContainer(
  props: EnvironmentVariablesContainerProps,
): ReactNode {
  // Drafts, revealed values and deletions of one app must not carry over to another.
  return <VariablesOfApp key={`${props.teamSlug}/${props.appSlug}`} {...props} />;
}

function VariablesOfApp({ teamSlug, appSlug, ...given }: EnvironmentVariablesContainerProps) {
  const { search: query, pathWith } = usePageSearch('environmentVariables', given);
  const { q = '', kind: requestedKind, compare } = query;
  const { navigate } = useNavigation();
  const { app, view } = useVariables({ teamSlug, appSlug });
  throwIfFailed(app);
  throwIfMissing(view.variables);

  const kind = variableKindFilters.find((known) => known === requestedKind) ?? 'all';
  const pathOf = (search: { q: string; kind: VariableKindFilter; compare: string | undefined }) =>
    pathWith({
      q: search.q === '' ? undefined : search.q,
      kind: search.kind === 'all' ? undefined : search.kind,
      compare: search.compare,
    });
  const show = (search: { q: string; kind: VariableKindFilter }) =>
    navigate(pathOf({ ...search, compare }), { replace: true });
  const comparison = useComparison({
    appSlug,
    teamId: app.status === 'ready' ? app.data.team_id : undefined,
    slug: compare,
    onChange: (slug) => navigate(pathOf({ q, kind, compare: slug })),
  });

  return (
    <>
      <EnvironmentVariablesScreen
        slots={usePageSlots('environmentVariables', { teamSlug, appSlug })}
        {...view}
        comparison={comparison}
        search={q}
        onSearchChange={(search) => show({ q: search, kind })}
        kind={kind}
        onKindChange={(chosen) => show({ q, kind: chosen })}
      />
      <UnsavedGuard />
    </>
  );
}

export default EnvironmentVariablesContainer;
