/** The states that every Screen shows in a story, or says why it cannot be in. */
export const screenStates = [
  'ready',
  'loading',
  'empty',
  'error',
  'forbidden',
  'longContent',
  'narrow',
  'rightToLeft',
] as const;

/** One of the states that every Screen shows. */
export type ScreenState = (typeof screenStates)[number];

/** Stories are called like this unless the table of screens says otherwise. */
export const usualStories: Readonly<Record<ScreenState, string>> = {
  ready: 'Ready',
  loading: 'Loading',
  empty: 'Empty',
  error: 'Failed',
  forbidden: 'Forbidden',
  longContent: 'LongContent',
  narrow: 'Narrow',
  rightToLeft: 'RightToLeft',
};

/** Why a Screen is never in a state. */
export interface Never {
  never: string;
}
