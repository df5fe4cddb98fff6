import type { App } from '@quayside/api-contract';
import { focusPageHeading, useTheme } from '@quayside/design-system';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { appQueries } from '../../api/apps.ts';
import { environmentVariableQueries } from '../../api/environmentVariables.ts';
import { integrationMutations, integrationQueries } from '../../api/integrations.ts';
import type { NewConnection } from '../../api/integrations.ts';
import { toLoadable } from '../../api/toLoadable.ts';
import { useErrorToast } from '../../ui/useReportFailure.ts';
import { mapLoadable } from '../../domain/loadable.ts';
import { commonMessages } from '../../runtime/messages/en/common.ts';
import { storageMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useLinkTo } from '../../runtime/navigation/hostPages.ts';
import { usePageSearch } from '../../runtime/navigation/usePageSearch.ts';
import { useApi, useConsole, useHost } from '../../runtime/useConsole.ts';
import { throwIfFailed } from '../../ui/throwIfFailed.ts';
import { useIsMounted } from '../../ui/useIsMounted.ts';
import { ConnectStorageScreen } from './ConnectStorageScreen.tsx';
import { StorageScreen } from './StorageScreen.tsx';
import { useStorage } from './useStorage.ts';
import type { StorageInput } from './useStorage.ts';
import { useWizardSteps } from './useWizardSteps.ts';
import { choose, placeOf } from './wizard.ts';
import type { WizardChoice } from './wizard.ts';
import { usePageSlots } from '../../runtime/slots.ts';

/** Props of {@link StorageContainer}: the parameters of the URL. `connect`, even empty, opens the connect form. */
export interface StorageContainerProps extends WizardChoice {
  teamSlug: string;
  appSlug: string;
}

/** Storage with the platform's data. Throws a `NotFoundError` to the surrounding error boundary. */
export function StorageContainer({
  teamSlug,
  appSlug,
  ...given
}: StorageContainerProps): ReactNode {
  const { search: choice, pathWith } = usePageSearch('storage', given);
  const api = useApi();
  const app = toLoadable(useQuery(appQueries(api).byPath({ teamSlug, appSlug })));
  throwIfFailed(app);
  const known = app.status === 'ready' ? app.data : undefined;
  const isConnecting = choice.connect !== undefined;
  useFocusOnChange(isConnecting);
  return isConnecting ? (
    <Connecting
      teamSlug={teamSlug}
      appSlug={appSlug}
      app={known}
      choice={choice}
      pathWith={pathWith}
    />
  ) : (
    <Connected
      teamSlug={teamSlug}
      appSlug={appSlug}
      app={app}
      connectHref={pathWith({ connect: '' })}
    />
  );
}

/** The path is unchanged, but it is another page: focus moves to its heading as after any navigation. */
function useFocusOnChange(isConnecting: boolean) {
  const { root } = useTheme();
  const previous = useRef(isConnecting);
  useEffect(() => {
    if (previous.current === isConnecting || root === null) return;
    previous.current = isConnecting;
    focusPageHeading(root);
  }, [isConnecting, root]);
}

interface ConnectedProps extends StorageInput {
  connectHref: string;
}

function Connected({ connectHref, ...input }: ConnectedProps) {
  return (
    <StorageScreen
      slots={usePageSlots('storage', input)}
      {...useStorage(input)}
      connectHref={connectHref}
    />
  );
}

interface ConnectingProps {
  teamSlug: string;
  appSlug: string;
  /** `undefined` while it loads. */
  app: App | undefined;
  choice: WizardChoice;
  /** Returns the path of another step. */
  pathWith: (choice: WizardChoice) => string;
}

function Connecting({ teamSlug, appSlug, app, choice, pathWith }: ConnectingProps) {
  const { navigation } = useConsole();
  const { features, toast } = useHost();
  const linkTo = useLinkTo();
  const isHere = useIsMounted();
  const common = useMessages(commonMessages);
  const { wizard } = useMessages(storageMessages);
  const appId = app?.id;
  const api = useApi();
  const providers = toLoadable(
    useQuery(integrationQueries(api).providers({ teamId: app?.team_id })),
  );
  const variables = toLoadable(useQuery(environmentVariableQueries(api).list({ appId })));
  const { mutateAsync: connect } = useMutation({
    ...integrationMutations(api).connect(),
    ...useErrorToast(({ integrationId }: NewConnection) => `connect ${integrationId}`),
  });
  const { steps, provider, databaseName } = useWizardSteps(
    mapLoadable(providers, ({ data }) => data),
    choice,
  );
  const taken = variables.status === 'ready' ? variables.data.data.map(({ name }) => name) : [];
  const place = placeOf(provider?.id, choice, databaseName);
  const integrationId = provider?.connected_integration?.id;
  const storageHref = pathWith({});

  return (
    <ConnectStorageScreen
      appName={app?.name ?? appSlug}
      steps={steps}
      onChoose={(step, id) =>
        navigation.navigate(pathWith({ ...choose(choice, step, id) }), { replace: true })
      }
      suggestedVariable={
        [provider?.default_env_var_name, provider?.suggested_env_var_name].find(
          (name) => name != null && !taken.includes(name),
        ) ?? undefined
      }
      takenVariables={taken}
      onConnect={
        place && appId !== undefined && integrationId !== undefined
          ? async ({ variable, redeploy }) => {
              const { name } = await connect({
                appId,
                integrationId,
                body: {
                  provider_metadata: place,
                  environment_variable_name: variable,
                  redeploy,
                },
              });
              toast.success({
                title: common.successTitle,
                description: wizard.done(name, variable),
              });
              if (isHere()) navigation.navigate(storageHref);
            }
          : undefined
      }
      integrationsHref={features.integrations ? linkTo('integrations', { teamSlug }) : undefined}
      storageHref={storageHref}
    />
  );
}

export default StorageContainer;
