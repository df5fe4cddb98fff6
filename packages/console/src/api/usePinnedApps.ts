import type { App } from '@quayside/api-contract';
import * as z from 'zod/mini';

import { useUserData } from './useUserData.ts';

type AppOfTeam = Pick<App, 'id' | 'team_id'>;

/** Apps that the user pinned in this browser. */
export interface PinnedApps {
  /** The pinned apps of all teams, in the order of pinning. */
  pins: readonly AppOfTeam[];
  isPinned: (app: Pick<App, 'id'>) => boolean;
  /** Pins an app, or unpins it. */
  onToggle: (app: AppOfTeam) => void;
  /** Unpins apps. */
  unpin: (ids: readonly string[]) => void;
}

/** Maximum number of pinned apps. The first ones are unpinned. */
const mostPins = 20;

const pinsSchema = /* @__PURE__ */ z.array(z.object({ id: z.string(), team_id: z.string() }));

const noPins: readonly AppOfTeam[] = [];

/** Returns the apps that the user pinned in this browser. */
export function usePinnedApps(): PinnedApps {
  const { value: pins = noPins, update } = useUserData<readonly AppOfTeam[]>(
    'pinned-apps',
    pinsSchema,
    noPins,
  );
  return {
    pins,
    isPinned: ({ id }) => pins.some((pin) => pin.id === id),
    unpin: (ids) => update((before) => before.filter(({ id }) => !ids.includes(id))),
    onToggle: ({ id, team_id: teamId }) =>
      update((before) =>
        before.some((pin) => pin.id === id)
          ? before.filter((pin) => pin.id !== id)
          : [...before, { id, team_id: teamId }].slice(-mostPins),
      ),
  };
}
