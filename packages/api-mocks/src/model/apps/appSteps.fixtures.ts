import { endpoints as e } from '@quayside/api-contract';
import * as fc from 'fast-check';
import { expect } from 'vitest';

import { attempt, pick } from '../play.fixtures.ts';
import { ledger, newest, pickApp, step, who } from './common.fixtures.ts';
import { pickFor, errors, rules, type AppsModel, type TeamModel } from './model.fixtures.ts';

/** Names with their expected slugs, when free in the team. */
const names = fc.constantFrom(
  { name: 'Tide Tables', slug: 'tide-tables' },
  { name: 'tide_tables', slug: 'tide-tables' },
  { name: '  Tide -- Tables! ', slug: 'tide-tables' },
  { name: '42 Boats', slug: 'boats' },
  { name: 'Çéleste', slug: 'celeste' },
  { name: '★★★', slug: 'app' },
  { name: 'x'.repeat(50), slug: 'x'.repeat(50) },
  { name: 'ab', slug: '' },
  { name: 'y'.repeat(51), slug: '' },
);

const problemOf = (name: string | undefined) => {
  if (name === undefined) return undefined;
  if (name.length < 3) return errors.nameTooShort;
  return name.length > 50 ? errors.nameTooLong : undefined;
};

/** Directories as sent, with the expected stored value or error. */
const directories = fc.constantFrom(
  { sent: null, stored: null },
  { sent: ' ', stored: null },
  { sent: 'backend', stored: 'backend' },
  { sent: ' backend ', stored: 'backend' },
  { sent: '/backend', stored: null, error: errors.directoryAbsolute },
  { sent: '~/backend', stored: null, error: errors.directoryHome },
  { sent: 'a/../backend', stored: null, error: errors.directoryOutside },
  { sent: 'back$end', stored: null, error: errors.directoryCharacters },
);

/** The slug of a name, with a suffix when another app of the team has it. */
function checkSlug({ apps }: AppsModel, team: TeamModel, expectedSlug: string, given: string) {
  const isTaken = apps.some((app) => !app.isGone && app.team === team && app.slug === expectedSlug);
  const expected = isTaken ? `^${expectedSlug}-[0-9a-f]{8}$` : `^${expectedSlug}$`;
  expect(given).toMatch(new RegExp(expected));
}

const createApp = step(
  'create an app',
  fc.record({ who, team: fc.nat(1), app: names, directory: directories }),
  async (model, stage, { app: { name, slug }, directory, ...args }) => {
    // Apps of several teams created in the same millisecond have no defined order.
    stage.advance(1);
    const team = pick(model.teams, args.team);
    const me = pickFor(model, team, args.who);
    const body = { name, team_id: team.id, directory: directory.sent };
    const made = ledger.settle(
      await attempt(me.client.call(e.createApp, { body })),
      problemOf(name),
      rules.team(me, team),
      directory.error,
    );
    if (made === undefined) return;
    const { value } = made;
    checkSlug(model, team, slug, value.slug);
    model.apps.unshift({
      id: value.id,
      team,
      slug: value.slug,
      name,
      directory: directory.stored,
      variables: new Map(),
      deployments: [],
      resources: [],
      isGone: false,
    });
  },
);

const changeApp = step(
  'rename or move an app',
  fc.record({
    who,
    app: newest,
    name: fc.option(names, { nil: undefined }),
    directory: fc.option(directories, { nil: undefined }),
  }),
  async (model, _stage, { name: named, directory, ...args }) => {
    const app = pickApp(model, args.app);
    if (app === undefined) return;
    const me = pickFor(model, app.team, args.who);
    const body = {
      ...(named && { name: named.name }),
      ...(directory && { directory: directory.sent }),
    };
    const done = ledger.settle(
      await attempt(me.client.call(e.updateApp, { path: { app_id: app.id }, body })),
      problemOf(named?.name),
      rules.app(me, app),
      directory?.error,
    );
    if (done === undefined) return;
    app.name = named?.name ?? app.name;
    if (directory !== undefined) app.directory = directory.stored;
  },
);

const deleteApp = step(
  'delete an app',
  fc.record({ who, app: newest }),
  async (model, _stage, args) => {
    const app = pickApp(model, args.app);
    if (app === undefined) return;
    const me = pickFor(model, app.team, args.who);
    const done = ledger.settle(
      await attempt(me.client.call(e.deleteApp, { path: { app_id: app.id } })),
      rules.app(me, app),
      rules.admin(me, app.team),
    );
    if (done === undefined) return;
    app.isGone = true;
    for (const resource of app.resources) resource.isGone = true;
  },
);

const role = fc.constantFrom('admin' as const, 'member' as const);

const changeRole = step(
  'promote or demote',
  fc.record({ team: fc.nat(1), member: who, role }),
  async (model, _stage, args) => {
    const team = pick(model.teams, args.team);
    const members = [...team.roles.keys()].filter((person) => person !== team.owner);
    const member = pick(members, args.member);
    if (member === undefined) return;
    const path = { team_id: team.id, user_id: member.id };
    await team.owner.client.call(e.updateTeamMember, { path, body: { role: args.role } });
    team.roles.set(member, args.role);
  },
);

const removeMember = step(
  'remove a member',
  fc.record({ team: fc.nat(1), member: who }),
  async (model, _stage, args) => {
    const team = pick(model.teams, args.team);
    const members = [...team.roles.keys()].filter((person) => person !== team.owner);
    const member = pick(members, args.member);
    if (member === undefined) return;
    const path = { team_id: team.id, user_id: member.id };
    await team.owner.client.call(e.removeTeamMember, { path });
    team.roles.delete(member);
  },
);

const letIn = step(
  'let somebody in',
  fc.record({ team: fc.nat(1), guest: who, role }),
  async (model, stage, args) => {
    const team = pick(model.teams, args.team);
    const guest = pick(
      model.people.filter((person) => !team.roles.has(person)),
      args.guest,
    );
    if (guest === undefined) return;
    const body = { team_id: team.id, email: guest.email, role: args.role };
    await team.owner.client.call(e.createInvitation, { body });
    const token = stage.mailedToken(guest.email);
    await guest.client.call(e.acceptInvitation, { body: { token } });
    team.roles.set(guest, args.role);
  },
);

const wait = step(
  'wait',
  fc.constantFrom(1, 999, 1000, 2000, 5000, 12_000, 12_000, 3_599_999),
  async (model, stage, ms) => {
    stage.advance(ms);
    // Token expiry is tested elsewhere.
    for (const person of model.people) await person.logIn();
  },
);

/** Actions on apps and between users, and the passing of time. */
export const appSteps = [createApp, changeApp, changeRole, removeMember, letIn, letIn, wait, wait];

/** Destructive actions. Played less often, so that an app has time to grow. */
export const rareAppSteps = [createApp, deleteApp];
