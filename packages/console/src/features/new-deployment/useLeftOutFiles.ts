import * as z from 'zod/mini';

import { useUserData } from '../../api/useUserData.ts';
import { withLeftOut } from './leftOutFiles.ts';
import type { LeftOutByApp } from './leftOutFiles.ts';

const schema = /* @__PURE__ */ z.record(z.string(), z.array(z.string()));

const none: LeftOutByApp = {};

/** Returns the files that the user left out of the last upload of an app, from this browser. Only their paths are stored. */
export function useLeftOutFiles(appId: string): {
  paths: readonly string[] | undefined;
  remember: (paths: readonly string[]) => void;
} {
  const { value = none, update } = useUserData<LeftOutByApp>('left-out-files', schema, none);
  return {
    paths: value[appId],
    remember: (paths) => update((before) => withLeftOut(before, appId, paths)),
  };
}
