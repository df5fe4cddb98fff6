import { Banner, Button } from '@quayside/design-system';

import { connectionMessages } from '../runtime/messages/en/shell.ts';
import { useMessages } from '../runtime/messages/useMessages.ts';
import { useSecondsUntil } from '../ui/useSecondsUntil.ts';
import type { ConnectionState } from './connection.ts';

interface ConnectionBannerProps {
  connection: { state: ConnectionState; retry: () => void };
}

/** One-line notice while the platform is unavailable, with the time until the next retry. */
export function ConnectionBanner({ connection: { state, retry } }: ConnectionBannerProps) {
  const texts = useMessages(connectionMessages);
  const seconds = useSecondsUntil(state.kind === 'fine' ? undefined : state.nextTryAt);
  if (state.kind === 'fine') return null;
  const isOffline = state.kind === 'offline';
  return (
    <Banner
      isFullWidth
      tone="warning"
      announce="polite"
      title={isOffline ? texts.offline : texts.silent}
      actions={
        <Button size="sm" isPending={state.nextTryAt === undefined} onPress={retry}>
          {texts.tryNow}
        </Button>
      }
    >
      {isOffline
        ? texts.offlineText
        : state.nextTryAt === undefined
          ? texts.trying
          : texts.nextTry(seconds)}
    </Banner>
  );
}
