import { InvitationContainer } from '@quayside/console';

import type { PageProps } from '../pages.tsx';

export default function Invitation({ token = '' }: PageProps<'invitation'>) {
  return <InvitationContainer token={token} />;
}
