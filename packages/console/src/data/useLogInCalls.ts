import { NetworkError } from '@quayside/api-contract';
import { useEffect } from 'react';

import { idleTime } from '../idleTime.ts';

const load = () => import('./logInCalls.ts');

/**
 * Fetches `logInCalls` once the page is there and nothing else is to be done, or when they are wanted. Where they are
 * out of reach so is the platform: it is said the same way, and the next attempt tries again.
 */
export function useLogInCalls(): () => ReturnType<typeof load> {
  useEffect(() => {
    void idleTime()
      .then(load)
      .catch(() => {});
  }, []);
  return reach;
}

async function reach() {
  try {
    return await load();
  } catch (cause) {
    throw new NetworkError('login', 'unreachable', { cause });
  }
}
