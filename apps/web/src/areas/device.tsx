import { DeviceAuthorizationContainer } from '@quayside/console';

import type { PageProps } from '../pages.tsx';

export default function Device({ search }: PageProps<'device'>) {
  return <DeviceAuthorizationContainer userCode={search?.code ?? ''} />;
}
