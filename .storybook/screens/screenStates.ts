/** States of a Screen. Each has a story, or a reason why the Screen lacks it. */
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

/** Default story names, unless the table of screens has another. */
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
