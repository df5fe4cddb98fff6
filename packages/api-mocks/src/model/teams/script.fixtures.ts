import { endpoints as e, type Invitation, type Team, type TeamRole } from '@quayside/api-contract';
import { expect } from 'vitest';

import type { Script } from '../play.fixtures.ts';
import { openStage, type Person, type Stage } from '../stage.fixtures.ts';
import {
  invitationLife,
  errors,
  statusOf,
  type InvitationModel,
  type TeamModel,
  type TeamsModel,
} from './model.fixtures.ts';

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const sorted = (ids: readonly string[]) => ids.toSorted();

async function checkTeam(team: TeamModel, seen: Team) {
  expect(seen).toMatchObject({
    name: team.name,
    slug: team.slug,
    is_personal_team: team.isPersonal,
    owner: { id: team.owner.id },
  });
  const links = new Map(seen.user_links.map(({ user, role }) => [user.id, role]));
  expect(links).toEqual(new Map([...team.roles].map(([{ id }, role]) => [id, role])));
  expect(links.get(team.owner.id)).toBe('admin');
}

async function checkTeams(model: TeamsModel, who: Person) {
  const { call } = who.client;
  const own = model.teams.filter((team) => !team.isGone && team.roles.has(who));
  const { data, count } = await call(e.listTeams, { query: { order: 'asc' } });
  expect(count).toBe(own.length);
  expect(sorted(idsOf(data))).toEqual(sorted(idsOf(own)));
  const times = data.map((team) => team.created_at ?? '');
  expect(times).toEqual(sorted(times));
  for (const team of own) {
    const seen = data.find(({ id }) => id === team.id);
    if (seen !== undefined) await checkTeam(team, seen);
  }
}

async function checkPages(model: TeamsModel, who: Person) {
  const { call } = who.client;
  const own = model.teams.filter((team) => !team.isGone && team.roles.has(who));
  const { data } = await call(e.listTeams, { query: { order: 'asc' } });
  const pages = [];
  for (let skip = 0; skip <= own.length; skip += 2) {
    const page = await call(e.listTeams, { query: { skip, limit: 2 } });
    expect(page.count).toBe(own.length);
    pages.push(...page.data);
  }
  expect(idsOf(pages)).toEqual(idsOf(data).toReversed());

  const owned = await call(e.listTeams, { query: { owner: true } });
  expect(sorted(idsOf(owned.data))).toEqual(
    sorted(idsOf(own.filter(({ owner }) => owner === who))),
  );
  for (const team of model.teams.filter((other) => !own.includes(other))) {
    const found = call(e.readTeam, { path: { team_id: team.id } });
    await expect(found).rejects.toMatchObject(errors.outsider);
  }
}

async function checkInvitations(model: TeamsModel, who: Person, now: number) {
  const { call } = who.client;
  const remaining = model.invitations.filter(({ isGone }) => !isGone);
  const compare = (seen: { data: Invitation[]; count: number }, expected: InvitationModel[]) => {
    expect(seen.count).toBe(expected.length);
    const statuses = seen.data.map(({ id, status }) => [id, status]);
    expect(new Map(statuses.map(([id = '', status]) => [id, status]))).toEqual(
      new Map(expected.map((invitation) => [invitation.id, statusOf(invitation, now)])),
    );
  };
  compare(
    await call(e.listMyInvitations),
    remaining.filter(({ to }) => to === who),
  );
  compare(
    await call(e.listSentInvitations),
    remaining.filter(({ by }) => by === who),
  );
  for (const team of model.teams.filter(({ isGone, roles }) => !isGone && roles.has(who))) {
    const path = { team_id: team.id };
    if (team.roles.get(who) !== 'admin') {
      const asked = call(e.listTeamInvitations, { path });
      await expect(asked).rejects.toMatchObject(errors.notAllowed);
      continue;
    }
    const ofTeam = remaining.filter((invitation) => invitation.team === team);
    compare(await call(e.listTeamInvitations, { path }), ofTeam);
    compare(
      await call(e.listTeamInvitations, { path, query: { status: 'pending' } }),
      ofTeam.filter((invitation) => statusOf(invitation, now) === 'pending'),
    );
  }
}

/** Four users, each with a personal team, three of them in a shared one, and the invariants after every step. */
export const script: Script<TeamsModel, Stage> = {
  async open() {
    const stage = await openStage();
    const [ada, adas] = await join(stage, 'Ada');
    const [grace, graces] = await join(stage, 'Grace');
    const [hedy, hedys] = await join(stage, 'Hedy');
    const [radia, radias] = await join(stage, 'Radia');
    const { id, slug, name } = await ada.client.call(e.createTeam, { body: { name: 'Harbour' } });
    const team: TeamModel = {
      id,
      slug,
      name,
      owner: ada,
      isPersonal: false,
      isGone: false,
      roles: new Map([[ada, 'admin']]),
    };
    const model: TeamsModel = {
      people: [ada, grace, hedy, radia],
      departed: new Set(),
      teams: [team, adas, graces, hedys, radias],
      invitations: [
        await letIn(stage, team, grace, 'admin'),
        await letIn(stage, team, hedy, 'member'),
      ],
      steps: 0,
    };
    return { model, real: stage };
  },
  async check(model, stage) {
    model.steps += 1;
    const living = model.teams.filter(({ isGone }) => !isGone);
    expect(new Set(living.map(({ slug }) => slug)).size).toBe(living.length);
    for (const [index, person] of model.people.entries()) {
      if (model.departed.has(person)) {
        await expect(person.client.call(e.readMe)).rejects.toMatchObject(errors.nobody);
        continue;
      }
      await checkTeams(model, person);
      if (index !== model.steps % model.people.length) continue;
      await checkPages(model, person);
      await checkInvitations(model, person, stage.now());
    }
  },
};

async function join(stage: Stage, name: string): Promise<[Person, TeamModel]> {
  const owner = await stage.join(name);
  const { data } = await owner.client.call(e.listTeams);
  const [team, ...others] = data;
  if (team === undefined || others.length > 0) throw new Error(`${name} has no single team`);
  const { id, slug } = team;
  const roles = new Map([[owner, 'admin' as const]]);
  return [owner, { id, slug, name, isPersonal: true, owner, roles, isGone: false }];
}

/** Adds a user to a team by an invitation. */
async function letIn(stage: Stage, team: TeamModel, to: Person, role: TeamRole) {
  const body = { team_id: team.id, email: to.email, role };
  const { id } = await team.owner.client.call(e.createInvitation, { body });
  const token = stage.mailedToken(to.email);
  await to.client.call(e.acceptInvitation, { body: { token } });
  team.roles.set(to, role);
  const expiresAt = stage.now() + invitationLife;
  const by = team.owner;
  const invitation: InvitationModel = {
    id,
    token,
    team,
    by,
    to,
    role,
    expiresAt,
    outcome: 'accepted',
    isGone: false,
  };
  return invitation;
}
