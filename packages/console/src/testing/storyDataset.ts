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
export interface StoryDataset {
  seed: SeedName;
  fault: StoryFault;
  locale: string;
  timeZone: 'local' | 'UTC';
}

/** Dataset that stories over the platform are written for. */
export const usualDataset: StoryDataset = {
  seed: 'default',
  fault: 'none',
  locale: 'en-GB',
  timeZone: 'UTC',
};

let chosen = usualDataset;

/** Opens the stories that come in another dataset. Gives back how to return to the usual one. */
export function chooseDataset(dataset: StoryDataset): () => void {
  chosen = dataset;
  return () => {
    chosen = usualDataset;
  };
}

/** The dataset that is chosen. */
export const chosenDataset = (): StoryDataset => chosen;

/** Whether the script of a story can be followed: it knows English, who is in the usual dataset, and that all goes well. */
export const canBePlayed = ({ seed, fault, locale }: StoryDataset): boolean =>
  seed === usualDataset.seed &&
  fault === usualDataset.fault &&
  new Intl.Locale(locale).language === new Intl.Locale(usualDataset.locale).language;
