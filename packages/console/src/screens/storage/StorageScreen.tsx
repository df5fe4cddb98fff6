import { Skeleton } from '@quayside/design-system';

import { loading } from '../../domain/loadable.ts';
import { StorageList } from './StorageList.tsx';
import type { StorageListData } from './StorageList.tsx';
import type { PageSlots } from '../../runtime/slots.ts';

/** Props of {@link StorageScreen}. */
export interface StorageScreenProps extends StorageListData {
  /** The host's content on the page. @default none */
  slots?: PageSlots | undefined;
}

/** The databases, caches and storage services an app uses. */
export function StorageScreen(props: StorageScreenProps) {
  return <StorageList level={1} {...props} />;
}

/** The screen while it loads, inert. */
export function StorageSkeleton() {
  return (
    <Skeleton isLoading>
      <StorageScreen
        services={loading}
        connectHref={undefined}
        onDisconnect={() => Promise.resolve()}
      />
    </Skeleton>
  );
}
