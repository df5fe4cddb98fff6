import { useKnownSecrets } from '../../runtime/useKnownSecrets.ts';
import { logMaskerOf } from './logMasker.ts';

/** Returns the masker of logs. It is another one after the known secrets have changed. */
export const useLogMasker = (): ReturnType<typeof logMaskerOf> => logMaskerOf(useKnownSecrets());
