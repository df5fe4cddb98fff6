// Apps, deployments, variables and databases, played at random by four people in two teams.
//
// Hidden:       an app of another team, or one that was deleted, does not exist, nor does anything in it;
//               who is taken out of a team is an outsider from the next call on, and back in it sees all again.
// Roles:        members create, deploy, set variables and connect; only admins delete an app.
// Slugs:        made of the name, unique among the team's apps, free again once the app is gone, never changed.
// Deployments:  they walk section 14 of the contract, in its time; what the archive holds decides how that ends;
//               an archive is taken while it is waited for, once complete or cancelled or late it is not;
//               only what was started and has ended can be redeployed.
// Variables:    changed all at once or not at all; what is a secret stays one, and no answer to anybody ever
//               holds its value; a build sees those that were set when it was queued.
// Databases:    one variable each, which only disconnecting removes; of the app's own team only.
// Lists:        `count` is what all pages hold together, newest first, pages neither repeat nor miss.
import { expect, test } from 'vitest';

import { play, playTimeout } from '../play.fixtures.ts';
import { appSteps, rareAppSteps } from './appSteps.fixtures.ts';
import { ledger } from './common.fixtures.ts';
import { deploymentSteps, rareDeploymentSteps } from './deploymentSteps.fixtures.ts';
import { resourceSteps } from './resourceSteps.fixtures.ts';
import { script } from './script.fixtures.ts';
import { variableSteps } from './variableSteps.fixtures.ts';

const busy = [...appSteps, ...deploymentSteps, ...variableSteps, ...resourceSteps];
const steps = [...busy, ...busy, ...rareAppSteps, ...rareDeploymentSteps];

test(
  'apps and all that belongs to them keep their rules, whatever four people do',
  async () => {
    expect(await play(script, steps, { sequences: 16, length: 100 })).toBeGreaterThan(0);
  },
  playTimeout,
);

test(
  'they keep them in a long play too, which meets every rule',
  { tags: ['full'], timeout: playTimeout },
  async () => {
    await play(script, steps, { sequences: 80, length: 100 });
    expect(ledger.unmet()).toEqual([]);
  },
);
