import { Skeleton } from '@quayside/design-system';

import { loading } from '../../domain/loadable.ts';
import type { PageSlots } from '../../runtime/slots.ts';
import { readLogsState } from './logsState.ts';
import { LogsView } from './LogsView.tsx';
import type { LogsViewData } from './LogsView.tsx';

/** Props of {@link LogsScreen}. */
export interface LogsScreenProps extends LogsViewData {
  /** The host's content on the page. @default none */
  slots?: PageSlots | undefined;
}

/** Live log of an app: filtered, counted over time, with its state in the URL. */
export function LogsScreen(props: LogsScreenProps) {
  return <LogsView level={1} {...props} />;
}

/** The screen while its app loads, inert. */
export function LogsSkeleton() {
  return (
    <Skeleton isLoading>
      <LogsScreen
        read={loading}
        deployments={[]}
        state={readLogsState({})}
        onStateChange={() => {}}
      />
    </Skeleton>
  );
}
