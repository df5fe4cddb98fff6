import { NetworkError, UserFacingError } from '@quayside/api-contract';
import { useEffect, useRef } from 'react';

import { idleTime } from '../idleTime.ts';
import { commonMessages } from '../messages/en/common.ts';
import { useMessages } from '../messages/useMessages.ts';

const load = () => import('./logInCalls.ts');

/**
 * Fetches `logInCalls` once the page is there and nothing else is to be done, or when they are wanted. Where they are
 * out of reach so is the platform, and it is said the same way. Where they still are at the next attempt, another
 * release may have taken them away, or the browser, Firefox, keeps to its first failure: the page must be loaded again.
 */
export function useLogInCalls(): () => ReturnType<typeof load> {
  const { newVersion } = useMessages(commonMessages);
  const hasFailed = useRef(false);
  useEffect(() => {
    void idleTime()
      .then(load)
      .catch(() => {});
  }, []);
  return async () => {
    try {
      return await load();
    } catch (cause) {
      if (hasFailed.current && navigator.onLine) throw new UserFacingError(newVersion, { cause });
      hasFailed.current = true;
      throw new NetworkError('login', 'unreachable', { cause });
    }
  };
}
