import { DeviceAuthorizationContainer } from '@quayside/console';

import type { PageProps } from '../pages.tsx';

export default function Device({ code = '' }: PageProps<'device'>) {
  return <DeviceAuthorizationContainer userCode={code} />;
}
