import { DeviceAuthorizationContainer } from '@quayside/console';
import type { PageProps } from '@quayside/console';

export default function Device({ code = '' }: PageProps<'device'>) {
  return <DeviceAuthorizationContainer userCode={code} />;
}
