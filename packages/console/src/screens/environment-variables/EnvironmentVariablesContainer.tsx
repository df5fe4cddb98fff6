import { appQueries } from '../../data/apps.ts';
import { environmentVariableQueries } from '../../data/environmentVariables.ts';
import { useLoadable } from '../../data/useLoadable.ts';
import { bothLoadable, mapLoadable } from '../../loadable.ts';
import { buildPath } from '../../navigation/paths.ts';
import { useNavigation } from '../../provider/useConsole.ts';
import { throwIfMissing } from '../shared/throwIfMissing.ts';
import { EnvironmentVariablesScreen } from './EnvironmentVariablesScreen.tsx';

/** Props of {@link EnvironmentVariablesContainer}: what the address says. */
export interface EnvironmentVariablesContainerProps {
  teamSlug: string;
  appSlug: string;
  /** What names are searched for. @default '' */
  q?: string | undefined;
}

/** An app's variables, of the platform. Throws what is not found to the error boundary around. */
export function EnvironmentVariablesContainer({
  teamSlug,
  appSlug,
  q = '',
}: EnvironmentVariablesContainerProps) {
  const { navigate } = useNavigation();
  const app = useLoadable(appQueries.byPath({ teamSlug, appSlug }));
  const variables = useLoadable(
    app.status === 'ready' ? environmentVariableQueries.list({ appId: app.data.id }) : null,
  );
  throwIfMissing(app);
  throwIfMissing(variables);

  return (
    <EnvironmentVariablesScreen
      // What was revealed of one app must not carry over to another.
      key={`${teamSlug}/${appSlug}`}
      variables={mapLoadable(bothLoadable(app, variables), ([, { data }]) => data)}
      search={q}
      onSearchChange={(search) =>
        navigate(
          buildPath(
            'environmentVariables',
            { teamSlug, appSlug },
            { q: search === '' ? undefined : search },
          ),
          { replace: true },
        )
      }
    />
  );
}
