import * as fc from 'fast-check';

import { createLedger, stepsOf } from '../play.fixtures.ts';
import { refusals } from './model.fixtures.ts';
import { script } from './script.fixtures.ts';

/** Errors of this area, and the ones that occurred. */
export const ledger = createLedger(refusals);

/** Makes a step of this area. */
export const step = stepsOf(script);

/** One of the people. */
export const who = fc.noBias(fc.nat(1000));

/** One of a list; the newest are drawn most, for there is more to be done with them. */
export const newest = fc.noBias(fc.oneof(fc.nat(2), fc.nat(1000)));

/** A role; admins meet more rules. */
export const role = fc.constantFrom('admin' as const, 'admin' as const, 'member' as const);
