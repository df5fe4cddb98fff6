import type { ReactNode } from 'react';

import { UnsavedGuard } from '../../features/unsaved-changes/UnsavedGuard.tsx';
import { usePageSearch } from '../../runtime/navigation/usePageSearch.ts';
import { usePageSlots } from '../../runtime/slots.ts';
import { useNavigation } from '../../runtime/useConsole.ts';
import { throwIfFailed } from '../../ui/throwIfFailed.ts';
import { EnvironmentVariablesScreen } from './EnvironmentVariablesScreen.tsx';
import { useVariables } from './useVariables.tsx';
import { readVariablesState, variablesSearch } from './variablesState.ts';

/** Props of {@link EnvironmentVariablesContainer}: the parameters of the URL. */
export interface EnvironmentVariablesContainerProps {
  teamSlug: string;
  appSlug: string;
  /** View: `compare` or `history`. @default the list */
  view?: string | undefined;
  /** Search text. @default '' */
  q?: string | undefined;
  /** Filter by kind: a `VariableKindFilter`. @default 'all' */
  kind?: string | undefined;
  /** Slugs of the apps to compare with, separated by commas. @default the app with the most similar name */
  apps?: string | undefined;
}

/** Environment Variables with the platform's data. Throws a `NotFoundError` to the surrounding error boundary. */
export function EnvironmentVariablesContainer(
  props: EnvironmentVariablesContainerProps,
): ReactNode {
  // Drafts and revealed values of one app must not carry over to another.
  return <VariablesOfApp key={`${props.teamSlug}/${props.appSlug}`} {...props} />;
}

function VariablesOfApp({ teamSlug, appSlug, ...given }: EnvironmentVariablesContainerProps) {
  const { search, pathWith } = usePageSearch('environmentVariables', given);
  const state = readVariablesState(search);
  const { navigate } = useNavigation();
  const { app, page } = useVariables(
    { teamSlug, appSlug },
    {
      state,
      onStateChange: (change) =>
        navigate(pathWith(variablesSearch({ ...state, ...change })), {
          // A filter is no step of the way back.
          replace: change.view === undefined && change.apps === undefined,
        }),
    },
  );
  throwIfFailed(app);
  throwIfFailed(page.variables, 'missing');
  return (
    <>
      <EnvironmentVariablesScreen
        slots={usePageSlots('environmentVariables', { teamSlug, appSlug })}
        {...page}
      />
      <UnsavedGuard />
    </>
  );
}

export default EnvironmentVariablesContainer;
