import type { App } from '@quayside/api-contract';
import { Skeleton } from '@quayside/design-system';

import type { Draft } from '../../ui/form/useDraft.ts';
import { loading } from '../../domain/loadable.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { appSettingsMessages } from '../../runtime/messages/en/appSettings.ts';
import { pagesMessages } from '../../runtime/messages/en/pages.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { DangerSection } from '../../ui/DangerSection.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import type { SomeNames } from '../../domain/permissions.ts';
import { AppDirectory } from './AppDirectory.tsx';
import type { AppDirectoryValues } from './appDirectorySchema.ts';
import type { PageSlots } from '../../runtime/slots.ts';
import { PageWithSlots } from '../../ui/PageWithSlots.tsx';

/** Whether the user may delete an app; otherwise, the names of those who may. */
export type DeletePermission = { mayDelete: true } | { mayDelete: false; admins: SomeNames };

/** Props of {@link AppSettingsScreen}. */
export interface AppSettingsScreenProps {
  /** The host's content on the page. @default none */
  slots?: PageSlots | undefined;
  app: Loadable<App>;
  /** Permissions of the user, once known. */
  permission: DeletePermission | undefined;
  /** Number of deployments deleted with the app, once known. */
  deploymentCount?: number | undefined;
  /** Number of variables deleted with the app, once known. */
  variableCount?: number | undefined;
  /** Stores the app's directory; null is the root. A rejection is shown at the field. */
  onDirectoryChange: (directory: string | null) => Promise<void>;
  /** Draft of the directory. @default none */
  directoryDraft?: Draft<AppDirectoryValues> | undefined;
  onDelete: () => Promise<void>;
}

/** Directory of an app, and its deletion. General has its details. */
export function AppSettingsScreen({
  slots,
  app,
  permission,
  deploymentCount,
  variableCount,
  onDirectoryChange,
  directoryDraft,
  onDelete,
}: AppSettingsScreenProps) {
  const { danger, errorTitle } = useMessages(appSettingsMessages);
  const pages = useMessages(pagesMessages);

  if (app.status === 'error') {
    return (
      <PageWithSlots slots={slots} title={pages.appSettings}>
        <LoadError title={errorTitle} error={app.error} onRetry={app.retry} />
      </PageWithSlots>
    );
  }
  const data = app.status === 'ready' ? app.data : undefined;
  const goes = danger.text(deploymentCount, variableCount);
  return (
    <PageWithSlots slots={slots} title={pages.appSettings}>
      {data !== undefined && (
        <AppDirectory app={data} onDirectoryChange={onDirectoryChange} draft={directoryDraft} />
      )}
      {data !== undefined && (
        <DangerSection
          title={danger.title}
          description={goes}
          lead={danger.lead(data.name)}
          action={danger.action}
          confirmation={data.name}
          isDisabled={permission?.mayDelete !== true}
          reason={
            permission?.mayDelete === false
              ? danger.adminsOnly(permission.admins.names, permission.admins.others)
              : undefined
          }
          onAction={onDelete}
        >
          <p>{danger.confirm(data.name)}</p>
          <p>{goes}</p>
        </DangerSection>
      )}
    </PageWithSlots>
  );
}

/** The screen while its app loads, inert. */
export function AppSettingsSkeleton() {
  return (
    <Skeleton isLoading>
      <AppSettingsScreen
        app={loading}
        permission={undefined}
        onDirectoryChange={() => Promise.resolve()}
        onDelete={() => Promise.resolve()}
      />
    </Skeleton>
  );
}
