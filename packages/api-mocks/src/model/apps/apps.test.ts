// Apps, deployments, variables and databases, in random actions of four users in two teams.
//
// Hidden:       an app of another team, or a deleted one, is not found, and neither is anything in it;
//               a removed member loses access from the next call on, and regains it when they return.
// Roles:        members create, deploy, set variables and connect; only admins delete an app.
// Slugs:        derived from the name, unique among the team's apps, free again after deletion, never changed.
// Deployments:  follow section 14 of the contract and its times; the content of the archive decides the outcome;
//               an archive is accepted only while the deployment waits for it;
//               only a deployment that was started and has ended can be redeployed.
// Variables:    changed all at once or not at all; a secret stays one, and no response ever
//               contains its value; a build sees those that were set when it was queued.
// Databases:    one variable each, removed only by disconnecting; of the app's own team only.
// Lists:        `count` is the total of all pages, newest first, pages neither repeat nor miss.
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
  'random actions of four users keep the invariants of apps and their data',
  async () => {
    expect(await play(script, steps, { sequences: 16, length: 100 })).toBeGreaterThan(0);
  },
  playTimeout,
);

test(
  'a long random play keeps the invariants and triggers every rule',
  { tags: ['full'], timeout: playTimeout },
  async () => {
    await play(script, steps, { sequences: 80, length: 100 });
    expect(ledger.unmet()).toEqual([]);
  },
);
