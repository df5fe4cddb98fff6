import { useConsole } from '../provider/useConsole.ts';
import type { SocialMode } from './startSocialLogin.ts';
import { useLogInCalls } from './useLogInCalls.ts';
import { useReportFailure } from './useReportFailure.ts';

/** Goes to a provider's login, which leads back to Callback. A browser that cannot is told of in a toast. */
export function useSocialLogin(): (
  provider: string,
  mode?: SocialMode,
  redirect?: string,
) => Promise<void> {
  const console = useConsole();
  const reportFailure = useReportFailure();
  const calls = useLogInCalls();
  return async (provider, mode = 'login', redirect) => {
    try {
      const { startSocialLogin } = await calls();
      await startSocialLogin(console, provider, mode, redirect);
    } catch (error) {
      reportFailure(error, 'social login');
    }
  };
}
