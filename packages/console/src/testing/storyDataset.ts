import type { FaultRule, SeedName } from '@quayside/api-mocks';

/** Faults of a story's platform, by their names in the toolbar. */
export const storyFaults = {
  none: [],
  /** No request gets a response, because the clock of a story is stopped. */
  silent: [{ delay_ms: 1 }],
  unavailable: [{ status: 503 }],
  broken: [{ status: 500 }],
  limited: [{ status: 429 }],
  gone: [{ status: 404 }],
  /** Ends the session of the current user. */
  expired: [{ status: 401 }],
  /** Every response is cut off. */
  dropped: [{ drop_after_bytes: 40 }],
  /** Queries succeed, and mutations fail. */
  readOnly: ['POST', 'PUT', 'PATCH', 'DELETE'].map((method) => ({ method, status: 503 })),
} as const satisfies Readonly<Record<string, readonly FaultRule[]>>;

/** The name of a fault. */
export type StoryFault = keyof typeof storyFaults;

/** Dataset, faults and settings of stories with a platform. */
export interface StoryDataset {
  seed: SeedName;
  fault: StoryFault;
  locale: string;
  timeZone: 'local' | 'UTC';
}

/** Dataset for which the stories are written. */
export const usualDataset: StoryDataset = {
  seed: 'default',
  fault: 'none',
  locale: 'en-GB',
  timeZone: 'UTC',
};

let chosen = usualDataset;

/** Switches stories to another dataset. Returns a function that restores the usual one. */
export function chooseDataset(dataset: StoryDataset): () => void {
  chosen = dataset;
  return () => {
    chosen = usualDataset;
  };
}

/** Returns the current dataset. */
export const chosenDataset = (): StoryDataset => chosen;

/** Whether the play function of a story can run: it requires English, the usual dataset and no faults. */
export const canBePlayed = ({ seed, fault, locale }: StoryDataset): boolean =>
  seed === usualDataset.seed &&
  fault === usualDataset.fault &&
  new Intl.Locale(locale).language === new Intl.Locale(usualDataset.locale).language;
