import * as fc from 'fast-check';

import { createLedger, pick, stepsOf } from '../play.fixtures.ts';
import { errors, type AppModel, type AppsModel } from './model.fixtures.ts';
import { script } from './script.fixtures.ts';

/** Errors of this area, and the ones that occurred. */
export const ledger = createLedger(errors);

/** Creates a step of this area. */
export const step = stepsOf(script);

/** Picks a user. */
export const who = fc.noBias(fc.nat(1000));

/** Picks from a list, mostly one of the newest, which allow more actions. */
export const newest = fc.noBias(fc.oneof(fc.nat(2), fc.nat(1000)));

/** Picks an existing app, or occasionally a deleted one. */
export function pickApp({ apps }: AppsModel, index: number): AppModel | undefined {
  const living = index % 8 === 0 ? [] : apps.filter(({ isGone }) => !isGone);
  return pick(living, index >> 1) ?? pick(apps, index);
}
