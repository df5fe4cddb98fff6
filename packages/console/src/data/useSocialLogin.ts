import { useConsole } from '../provider/useConsole.ts';
import { startSocialLogin } from './startSocialLogin.ts';
import type { SocialMode } from './startSocialLogin.ts';
import { useReportFailure } from './useReportFailure.ts';

/** Goes to a provider's login, which leads back to Callback. A failure is reported in a toast. */
export function useSocialLogin(): (
  provider: string,
  mode?: SocialMode,
  redirect?: string,
) => Promise<void> {
  const console = useConsole();
  const reportFailure = useReportFailure();
  return async (provider, mode = 'login', redirect) => {
    try {
      await startSocialLogin(console, provider, mode, redirect);
    } catch (error) {
      reportFailure(error, 'social login');
    }
  };
}
