import { useMutation, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { ReactNode } from 'react';

import { appMutations, appQueries } from '../../api/apps.ts';
import { deploymentQueries } from '../../api/deployments.ts';
import { environmentVariableQueries } from '../../api/environmentVariables.ts';
import { teamQueries } from '../../api/teams.ts';
import { userQueries } from '../../api/users.ts';
import { forgetApps } from '../../api/forgetApps.ts';
import { toLoadable } from '../../api/toLoadable.ts';
import { useErrorToast } from '../../ui/useReportFailure.ts';
import { useDraft } from '../../ui/form/useDraft.ts';
import { appSettingsMessages } from '../../runtime/messages/en/appSettings.ts';
import { commonMessages } from '../../runtime/messages/en/common.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { buildPath } from '../../runtime/navigation/paths.ts';
import { useConsole, useHost } from '../../runtime/useConsole.ts';
import { throwIfFailed } from '../../ui/throwIfFailed.ts';
import { useIsMounted } from '../../ui/useIsMounted.ts';
import { namesOf, viewOf } from '../../domain/permissions.ts';
import { AppSettingsScreen } from './AppSettingsScreen.tsx';
import { usePageSlots } from '../../runtime/slots.ts';

const draftSchema = /* @__PURE__ */ z.object({ directory: z.string() });

/** Props of {@link AppSettingsContainer}: the parameters of the URL. */
export interface AppSettingsContainerProps {
  teamSlug: string;
  appSlug: string;
}

/** App Settings with the platform's data. Throws a `NotFoundError` to the surrounding error boundary. */
export function AppSettingsContainer(props: AppSettingsContainerProps): ReactNode {
  // Typed text and pending actions of one app must not apply to another.
  return <SettingsOfApp key={`${props.teamSlug}/${props.appSlug}`} {...props} />;
}

function SettingsOfApp({ teamSlug, appSlug }: AppSettingsContainerProps) {
  const isHere = useIsMounted();
  const { api, navigation, queryClient } = useConsole();
  const { toast } = useHost();
  const common = useMessages(commonMessages);
  const { danger, directory: directoryTexts } = useMessages(appSettingsMessages);
  const { mutateAsync: updateApp } = useMutation({
    ...appMutations(api).update(),
    ...useErrorToast(`directory ${teamSlug}/${appSlug}`),
  });
  const directoryDraft = useDraft(`app-directory/${teamSlug}/${appSlug}`, draftSchema);
  const { mutateAsync: deleteApp } = useMutation({
    ...appMutations(api).remove(),
    ...useErrorToast(`delete ${teamSlug}/${appSlug}`),
  });
  const app = toLoadable(useQuery(appQueries(api).byPath({ teamSlug, appSlug })));
  const team = toLoadable(useQuery(teamQueries(api).bySlug(teamSlug)));
  const me = toLoadable(useQuery(userQueries(api).me()));
  const appId = app.status === 'ready' ? app.data.id : undefined;
  const deployments = useQuery(deploymentQueries(api).list({ appId }));
  const variables = useQuery(environmentVariableQueries(api).list({ appId }));
  throwIfFailed(app);
  throwIfFailed(team);

  const may =
    team.status === 'ready' && me.status === 'ready'
      ? viewOf(team.data, me.data.id).may
      : undefined;
  return (
    <AppSettingsScreen
      slots={usePageSlots('appSettings', { teamSlug, appSlug })}
      app={app}
      permission={
        may &&
        (may.administer ? { mayDelete: true } : { mayDelete: false, admins: namesOf(may.admins) })
      }
      deploymentCount={deployments.data?.count}
      variableCount={variables.data?.count}
      directoryDraft={directoryDraft}
      onDirectoryChange={async (directory) => {
        if (app.status !== 'ready') return;
        await updateApp({ appId: app.data.id, directory });
        toast.success({ title: common.successTitle, description: directoryTexts.done });
      }}
      onDelete={async () => {
        if (app.status !== 'ready') return;
        await deleteApp(app.data.id);
        if (isHere()) navigation.navigate(buildPath('apps', { teamSlug }));
        forgetApps(api, queryClient, ({ id }) => id === app.data.id);
        toast.success({ title: common.successTitle, description: danger.done(app.data.name) });
      }}
    />
  );
}

export default AppSettingsContainer;
