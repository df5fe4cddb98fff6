import * as fc from 'fast-check';

import { createLedger, pick, stepsOf } from '../play.fixtures.ts';
import { refusals, type AppModel, type AppsModel } from './model.fixtures.ts';
import { script } from './script.fixtures.ts';

/** Errors of this area, and the ones that occurred. */
export const ledger = createLedger(refusals);

/** Makes a step of this area. */
export const step = stepsOf(script);

/** One of the people. */
export const who = fc.noBias(fc.nat(1000));

/** One of a list; the newest are drawn most, for there is more to be done with them. */
export const newest = fc.noBias(fc.oneof(fc.nat(2), fc.nat(1000)));

/** An app that is there, or now and then one that was. */
export function pickApp({ apps }: AppsModel, index: number): AppModel | undefined {
  const living = index % 8 === 0 ? [] : apps.filter(({ isGone }) => !isGone);
  return pick(living, index >> 1) ?? pick(apps, index);
}
