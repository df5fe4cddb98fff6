import * as fc from 'fast-check';

import { createLedger, stepsOf } from '../play.fixtures.ts';
import { errors } from './model.fixtures.ts';
import { script } from './script.fixtures.ts';

/** Errors of this area, and the ones that occurred. */
export const ledger = createLedger(errors);

/** Creates a step of this area. */
export const step = stepsOf(script);

/** Picks a user. */
export const who = fc.noBias(fc.nat(1000));

/** Picks from a list, mostly one of the newest, which allow more actions. */
export const newest = fc.noBias(fc.oneof(fc.nat(2), fc.nat(1000)));

/** Picks a role, mostly admin, which more rules concern. */
export const role = fc.constantFrom('admin' as const, 'admin' as const, 'member' as const);
