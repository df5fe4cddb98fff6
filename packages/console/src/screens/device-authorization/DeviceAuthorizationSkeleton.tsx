import { Skeleton } from '@quayside/design-system';

import { deviceAuthorizationMessages } from '../../runtime/messages/en/deviceAuthorization.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { DeviceQuestion } from './DeviceQuestion.tsx';

const nobody = { id: '', email: 'somebody@example.com', full_name: 'Some Body' };

/** Skeleton of the authorization while its code loads. */
export function DeviceAuthorizationSkeleton() {
  const messages = useMessages(deviceAuthorizationMessages);
  return (
    <Skeleton isLoading label={messages.loading}>
      <DeviceQuestion
        userCode="        "
        clientId=""
        user={nobody}
        secondsLeft={0}
        onAuthorize={async () => {}}
        onDeny={() => Promise.resolve()}
        onSwitchAccount={() => {}}
      />
    </Skeleton>
  );
}
