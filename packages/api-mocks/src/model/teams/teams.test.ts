// Teams, roles and invitations, in random actions of four users.
//
// One owner:       every team has exactly one owner, who is an admin of it.
// Roles:           members read; admins rename, invite, change roles, remove and delete; the owner transfers.
// Hidden:          a team is not found for users outside of it, including removed members.
// Personal teams:  they cannot be deleted, transferred or shared.
// Invitations:     valid once, for seven days, for the invited user; cancelled when their sender leaves.
// Departed:        no token of a deleted account works, and everything only it owned is deleted.
// Lists:           `count` is the total of all pages, pages neither repeat nor miss, slugs are unique.
import { expect, test } from 'vitest';

import { play, playTimeout } from '../play.fixtures.ts';
import { ledger } from './common.fixtures.ts';
import { invitationSteps } from './invitationSteps.fixtures.ts';
import { withdrawals } from './model.fixtures.ts';
import { script } from './script.fixtures.ts';
import { rareSteps, teamSteps } from './teamSteps.fixtures.ts';

const busy = [...teamSteps, ...invitationSteps];
const steps = [...busy, ...busy, ...rareSteps];

test(
  'random actions of four users keep the invariants of teams, roles and invitations',
  async () => {
    expect(await play(script, steps, { sequences: 8, length: 100 })).toBeGreaterThan(0);
  },
  playTimeout,
);

test(
  'a long random play keeps the invariants and triggers every rule',
  { tags: ['full'], timeout: playTimeout },
  async () => {
    await play(script, steps, { sequences: 40, length: 100 });
    expect(ledger.unmet()).toEqual([]);
    expect(withdrawals.count).toBeGreaterThan(0);
  },
);
