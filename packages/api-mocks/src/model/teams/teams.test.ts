// Teams, roles and invitations, played at random by four people.
//
// One owner:       every team has exactly one owner, who is an admin of it.
// Roles:           members look; admins rename, invite, change roles, remove and delete; the owner transfers.
// Hidden:          who is not in a team is told that there is none, and so is who was taken out of it.
// Personal teams:  they are not deleted, not transferred and not shared.
// Invitations:     once, within seven days, by the invited; withdrawn with whoever sent them.
// Departed:        no token of a removed account works, and nothing it owned alone is left.
// Lists:           `count` is what all pages hold together, pages neither repeat nor miss, slugs are unique.
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
  'teams, roles and invitations keep their rules, whatever four people do',
  async () => {
    expect(await play(script, steps, { sequences: 8, length: 100 })).toBeGreaterThan(0);
  },
  playTimeout,
);

test(
  'they keep them in a long play too, which meets every rule',
  { tags: ['full'], timeout: playTimeout },
  async () => {
    await play(script, steps, { sequences: 40, length: 100 });
    expect(ledger.unmet()).toEqual([]);
    expect(withdrawals.count).toBeGreaterThan(0);
  },
);
