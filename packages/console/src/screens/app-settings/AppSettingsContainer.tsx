import * as z from 'zod/mini';
import type { ReactNode } from 'react';

import { appQueries } from '../../data/apps.ts';
import { deploymentQueries } from '../../data/deployments.ts';
import { environmentVariableQueries } from '../../data/environmentVariables.ts';
import { teamQueries } from '../../data/teams.ts';
import { useLoadable } from '../../data/useLoadable.ts';
import { useReportedWrite } from '../../data/useReportedWrite.ts';
import { useDeleteApp } from '../../data/useDeleteApp.ts';
import { useForgetApps } from '../../data/useForgetApps.ts';
import { useUpdateApp } from '../../data/useUpdateApp.ts';
import { userQueries } from '../../data/users.ts';
import { useDraft } from '../../form/useDraft.ts';
import { appSettingsMessages } from '../../messages/en/appSettings.ts';
import { commonMessages } from '../../messages/en/common.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { buildPath } from '../../navigation/paths.ts';
import { useNavigation, useToaster } from '../../provider/useConsole.ts';
import { throwIfFailed } from '../shared/throwIfFailed.ts';
import { namesOf, viewOf } from '../team-settings/permissions.ts';
import { AppSettingsScreen } from './AppSettingsScreen.tsx';

const draftSchema = /* @__PURE__ */ z.object({ directory: z.string() });

/** Props of {@link AppSettingsContainer}: what the address says. */
export interface AppSettingsContainerProps {
  teamSlug: string;
  appSlug: string;
}

/** An app's settings, of the platform. Throws what is not found to the error boundary around. */
export function AppSettingsContainer({ teamSlug, appSlug }: AppSettingsContainerProps): ReactNode {
  const reported = useReportedWrite();
  const { navigate } = useNavigation();
  const toast = useToaster();
  const common = useMessages(commonMessages);
  const { danger, directory: directoryTexts } = useMessages(appSettingsMessages);
  const { mutateAsync: updateApp } = useUpdateApp();
  const directoryDraft = useDraft(`app-directory/${teamSlug}/${appSlug}`, draftSchema);
  const { mutateAsync: deleteApp } = useDeleteApp();
  const forgetApps = useForgetApps();
  const app = useLoadable(appQueries.byPath({ teamSlug, appSlug }));
  const team = useLoadable(teamQueries.bySlug(teamSlug));
  const me = useLoadable(userQueries.me());
  const appId = app.status === 'ready' ? app.data.id : undefined;
  const deployments = useLoadable(appId === undefined ? null : deploymentQueries.list({ appId }));
  const variables = useLoadable(
    appId === undefined ? null : environmentVariableQueries.list({ appId }),
  );
  throwIfFailed(app);
  throwIfFailed(team);

  const may =
    team.status === 'ready' && me.status === 'ready'
      ? viewOf(team.data, me.data.id).may
      : undefined;
  return (
    <AppSettingsScreen
      // What was typed to confirm must not hold for another app.
      key={`${teamSlug}/${appSlug}`}
      app={app}
      permission={
        may &&
        (may.administer ? { mayDelete: true } : { mayDelete: false, admins: namesOf(may.admins) })
      }
      deploymentCount={deployments.status === 'ready' ? deployments.data.count : undefined}
      variableCount={variables.status === 'ready' ? variables.data.count : undefined}
      directoryDraft={directoryDraft}
      onDirectoryChange={reported(`directory ${teamSlug}/${appSlug}`, async (directory) => {
        if (app.status !== 'ready') return;
        await updateApp({ appId: app.data.id, directory });
        toast.success({ title: common.successTitle, description: directoryTexts.done });
      })}
      onDelete={reported(`delete ${teamSlug}/${appSlug}`, async () => {
        if (app.status !== 'ready') return;
        await deleteApp(app.data.id);
        navigate(buildPath('apps', { teamSlug }));
        forgetApps(({ id }) => id === app.data.id);
        toast.success({ title: common.successTitle, description: danger.done(app.data.name) });
      })}
    />
  );
}

export default AppSettingsContainer;
