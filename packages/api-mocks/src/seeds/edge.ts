import { environmentVariableLimits, knownDeploymentStatuses } from '@quayside/api-contract';

import { verdictIds } from '../platform/builds/verdicts.ts';
import type { TeamRecord } from '../platform/records.ts';
import type { Dataset } from '../platform/dataset.ts';
import { uuidOf } from '../random.ts';
import { createBuilder, span } from './builder.ts';
import { createConnections } from './connections.ts';
import { hardNames, hardValues, longestEmail } from './edgeTexts.ts';
import { built, web } from './projects.ts';

const { minute, hour, day } = span;

/** A status unknown to clients. The real command-line client 0.23 stops at it, so only this seed has it. */
export const unknownStatus = 'warming_up_cache';

const names = Object.entries(hardNames);
const region = 'us-east-1';

/** Every kind of value that is hard to display, in every text field. */
export function seedEdge(dataset: Dataset, passwordHash: string): void {
  const { rows, clock } = dataset;
  const build = createBuilder(dataset, 'edge', passwordHash);
  const ties = createConnections(dataset);

  const ada = build.addUser('ada@example.com', 'Ada Lovelace', 400 * day);
  const grace = build.addUser('grace@example.com', 'Grace Hopper', 400 * day);
  const addTeam = (name: string, slug: string, owner = ada): TeamRecord =>
    build.addTeam(owner, { name, slug, isPersonal: false, ago: 300 * day });

  const main = addTeam('Edge Cases', 'edge-cases');
  addTeam('Nothing Here', 'nothing-here');
  build.addMember(main, grace, 'member');
  const people = addPeople();
  addTeams();
  addApps();
  addStatuses();
  addFailures();
  addVariables();
  addTokensAndDomains();
  addInvitations();

  function addPeople() {
    const addPerson = (email: string, name: string | null) => {
      const person = build.addUser(email, name, 350 * day);
      build.addMember(main, person, 'member');
      return person;
    };
    addPerson('nameless@example.com', null);
    addPerson(longestEmail, 'Has the Longest Address');
    addPerson('long.name@example.com', 'Wolfeschlegelsteinhausen '.repeat(11).slice(0, 255));
    const elsewhere = addPerson('social.only@example.com', 'Signs In Elsewhere');
    rows.users.update(elsewhere.id, { password_hash: null });
    const inactive = addPerson('inactive@example.com', 'Is Not Active');
    rows.users.update(inactive.id, { is_active: false });
    const unverified = addPerson('unverified@example.com', 'Has Not Verified');
    rows.users.update(unverified.id, { email_verified: false });
    return names.map(([key, name]) => addPerson(`${key}@example.com`, name));
  }

  function addTeams(): void {
    for (const [index, [key, name]] of names.entries()) {
      const owner = people[index] ?? ada;
      const team = addTeam(name, `team-${key}`, owner);
      // Ada is not a member of the other half, but invited.
      if (index % 2 === 0) build.addMember(team, ada, index % 4 === 0 ? 'admin' : 'member');
      else ties.addInvitation({ team, by: owner, email: ada.email, ago: index * hour });
    }
  }

  function addApps(): void {
    for (const [key, name] of names) {
      const app = build.addApp(main, name, region, 200 * day, `app-${key}`);
      build.addDeployment(app, 2 * day, built(web));
    }
    build.addApp(main, 'Never Deployed', region, 3 * day);
    const deep = build.addApp(main, 'Deep Directory', region, 100 * day);
    rows.apps.update(deep.id, { directory: 'a folder/with.dots/and_more-'.repeat(10) });
    build.addApp(
      main,
      'Longest Slug',
      region,
      90 * day,
      'a-slug-as-long-as-a-label-of-dns-'.padEnd(63, 'x'),
    );
  }

  function addStatuses(): void {
    const app = build.addApp(main, 'Every Status', region, 60 * day);
    const statuses = [...knownDeploymentStatuses, unknownStatus];
    for (const [index, status] of statuses.entries()) {
      const ago = (statuses.length - index) * hour;
      build.addDeployment(app, ago, { end: 'held', status });
    }
  }

  function addFailures(): void {
    const app = build.addApp(main, 'Every Failure', region, 60 * day);
    const verdicts = verdictIds.filter((id) => id !== 'ready');
    for (const [index, verdict] of verdicts.entries()) {
      build.addDeployment(app, (40 - index) * day, { end: 'built', project: web, verdict });
    }
    for (const [index, [key, name]] of names.entries()) {
      build.addDeployment(app, (names.length - index) * hour, {
        end: 'held',
        status: 'failed',
        failure: {
          error_code: key,
          error_title: name,
          error_message: `${name} `.repeat(40),
          error_hint: index % 2 === 0 ? name : '',
        },
      });
    }
  }

  function addVariables(): void {
    const app = build.addApp(main, 'Hard Variables', region, 50 * day);
    for (const [name, value] of Object.entries(hardValues)) {
      build.addVariable(app, name, value, 20 * day);
    }
    build.addVariable(app, 'L'.repeat(environmentVariableLimits.name), 'has a long name', 20 * day);
    build.addVariable(app, 'SECRET', 'hunter2', 20 * day, true);
    build.addVariable(app, 'SECRET_AND_EMPTY', '', 20 * day, true);
    ties.useNeon(app, ties.addIntegration(main, 'neon', 50 * day), 'production', 10 * day);
    ties.useRedis(app, ties.addIntegration(main, 'redis', 50 * day), 'job-queue', 10 * day);
  }

  function addTokensAndDomains(): void {
    const app = build.addApp(main, 'Hard Tokens', region, 50 * day);
    const tokens = { ...hardNames, 'longest of all': 'T'.repeat(255), expired: 'Expired' };
    for (const [index, [key, name]] of Object.entries(tokens).entries()) {
      const created_at = clock.now() - 40 * day + index * minute;
      rows.deployTokens.insert({
        id: uuidOf(`edge/token/${key}`),
        app_id: app.id,
        name,
        value: `fcp_edge_${key}`,
        created_at,
        expired_at: created_at + (key === 'expired' ? day : 365 * day),
        last_used_at: index % 2 === 0 ? null : created_at + hour,
      });
    }
    for (const name of [`${'label.'.repeat(40)}example.com`, 'broken.invalid.example']) {
      const created_at = clock.now() - 5 * day;
      rows.customDomains.insert({
        id: uuidOf(`edge/domain/${name}`),
        app_id: app.id,
        name,
        is_using_pre_validation: false,
        created_at,
        updated_at: created_at,
        setup_started_at: created_at,
      });
    }
  }

  function addInvitations(): void {
    const invite = { team: main, by: ada };
    ties.addInvitation({ ...invite, email: longestEmail, ago: day, outcome: 'accepted' });
    ties.addInvitation({ ...invite, email: 'expired@example.com', ago: 30 * day });
    ties.addInvitation({
      ...invite,
      email: 'cancelled@example.com',
      ago: 3 * day,
      outcome: 'cancelled',
    });
    ties.addInvitation({ ...invite, email: 'pending@example.com', ago: day, role: 'admin' });
    ties.addInvitation({
      ...invite,
      email: 'accepted@example.com',
      ago: 9 * day,
      outcome: 'accepted',
    });
    for (const [index, by] of people.entries()) {
      ties.addInvitation({
        team: main,
        by,
        email: `guest-${index}@example.com`,
        ago: index * hour,
      });
    }
  }
}
