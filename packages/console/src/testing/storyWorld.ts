import type { FaultRule, SeedName } from '@quayside/api-mocks';

/** Faults of a story's platform, by their names in the toolbar. */
export const storyFaults = {
  none: [],
  /** No request is answered, because the clock of a story is stopped. */
  silent: [{ delay_ms: 1 }],
  unavailable: [{ status: 503 }],
  broken: [{ status: 500 }],
  limited: [{ status: 429 }],
  gone: [{ status: 404 }],
  /** Ends the session of the current user. */
  expired: [{ status: 401 }],
  /** Every answer breaks off. */
  dropped: [{ drop_after_bytes: 40 }],
  /** Reads go well, and nothing can be saved. */
  readOnly: ['POST', 'PUT', 'PATCH', 'DELETE'].map((method) => ({ method, status: 503 })),
} as const satisfies Readonly<Record<string, readonly FaultRule[]>>;

/** The name of a fault. */
export type StoryFault = keyof typeof storyFaults;

/** The platform that stories over it open, and how the console there is set. */
export interface StoryWorld {
  seed: SeedName;
  fault: StoryFault;
  locale: string;
  timeZone: 'local' | 'UTC';
}

/** Dataset that stories over the platform are written for. */
export const usualWorld: StoryWorld = {
  seed: 'default',
  fault: 'none',
  locale: 'en-GB',
  timeZone: 'UTC',
};

let chosen = usualWorld;

/** Opens the stories that come in another world. Gives back how to return to the usual one. */
export function chooseWorld(world: StoryWorld): () => void {
  chosen = world;
  return () => {
    chosen = usualWorld;
  };
}

/** The world that is chosen. */
export const chosenWorld = (): StoryWorld => chosen;

/** Whether the script of a story can be followed: it knows English, who is in the usual world, and that all goes well. */
export const canBePlayed = ({ seed, fault, locale }: StoryWorld): boolean =>
  seed === usualWorld.seed &&
  fault === usualWorld.fault &&
  new Intl.Locale(locale).language === new Intl.Locale(usualWorld.locale).language;
