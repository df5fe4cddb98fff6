import { LogInContainer } from '@quayside/console';

import { useAppConfig } from '../AppConfigContext.ts';
import { hasPage } from '../pages.tsx';

export default function LogIn() {
  return <LogInContainer hasPage={hasPage} demoAccount={useAppConfig().demoAccount} />;
}
