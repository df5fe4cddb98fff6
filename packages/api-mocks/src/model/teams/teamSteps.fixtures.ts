import { endpoints as e } from '@quayside/api-contract';
import * as fc from 'fast-check';

import { attempt, pick } from '../play.fixtures.ts';
import { ledger, newest, role, step, who } from './common.fixtures.ts';
import { disband, leave, pickFor, pickTarget, errors, rules } from './model.fixtures.ts';

const teamName = fc.string({ minLength: 3, maxLength: 50 });

const createTeam = step(
  'create a team',
  fc.record({ who, name: teamName }),
  async (model, _stage, args) => {
    const me = pick(model.people, args.who);
    const outcome = await attempt(me.client.call(e.createTeam, { body: { name: args.name } }));
    const made = ledger.settle(outcome, rules.account(model, me));
    if (made === undefined) return;
    const { id, slug, name } = made.value;
    const roles = new Map([[me, 'admin' as const]]);
    model.teams.unshift({ id, slug, name, isPersonal: false, owner: me, roles, isGone: false });
  },
);

const renameTeam = step(
  'rename a team',
  fc.record({ who, team: newest, name: teamName }),
  async (model, _stage, { name, ...args }) => {
    const team = pick(model.teams, args.team);
    const me = pickFor(model, team, args.who);
    const path = { team_id: team.id };
    const outcome = await attempt(me.client.call(e.updateTeam, { path, body: { name } }));
    const done = ledger.settle(
      outcome,
      rules.account(model, me),
      rules.member(me, team),
      rules.admin(me, team),
    );
    if (done !== undefined) team.name = name;
  },
);

const deleteTeam = step(
  'delete a team',
  fc.record({ who, team: newest }),
  async (model, _stage, args) => {
    const team = pick(model.teams, args.team);
    const me = pickFor(model, team, args.who);
    const outcome = await attempt(me.client.call(e.deleteTeam, { path: { team_id: team.id } }));
    const done = ledger.settle(
      outcome,
      rules.account(model, me),
      rules.member(me, team),
      rules.admin(me, team),
      team.isPersonal ? errors.personalStays : undefined,
    );
    if (done !== undefined) disband(model, team);
  },
);

const transferTeam = step(
  'transfer a team',
  fc.record({ who, team: newest, heir: who }),
  async (model, _stage, args) => {
    const team = pick(model.teams, args.team);
    const me = pickFor(model, team, args.who);
    const heir = pickFor(model, team, args.heir);
    const call = { path: { team_id: team.id }, body: { user_id: heir.id } };
    const outcome = await attempt(me.client.call(e.transferTeamOwnership, call));
    const done = ledger.settle(
      outcome,
      rules.account(model, me),
      rules.member(me, team),
      rules.owner(me, team),
      team.isPersonal ? errors.personalNotTransferable : undefined,
      rules.inTeam(heir, team),
      team.roles.get(heir) === 'admin' ? undefined : errors.heirIsNoAdmin,
    );
    if (done !== undefined) team.owner = heir;
  },
);

const changeRole = step(
  'change a role',
  fc.record({ who, team: newest, member: who, role }),
  async (model, _stage, args) => {
    const team = pick(model.teams, args.team);
    const me = pickFor(model, team, args.who);
    const member = pickTarget(model, team, args.member);
    const path = { team_id: team.id, user_id: member.id };
    const call = { path, body: { role: args.role } };
    const done = ledger.settle(
      await attempt(me.client.call(e.updateTeamMember, call)),
      rules.account(model, me),
      rules.member(me, team),
      rules.admin(me, team),
      rules.inTeam(member, team),
      member === me ? errors.ownRole : undefined,
      member === team.owner ? errors.ownersRole : undefined,
    );
    if (done !== undefined) team.roles.set(member, args.role);
  },
);

const removeMember = step(
  'remove a member',
  fc.record({ who, team: newest, member: who }),
  async (model, stage, args) => {
    const team = pick(model.teams, args.team);
    const me = pickFor(model, team, args.who);
    const member = pickTarget(model, team, args.member);
    const path = { team_id: team.id, user_id: member.id };
    const done = ledger.settle(
      await attempt(me.client.call(e.removeTeamMember, { path })),
      rules.account(model, me),
      rules.member(me, team),
      rules.admin(me, team),
      rules.inTeam(member, team),
      member === me ? errors.removesSelf : undefined,
      member === team.owner ? errors.removesOwner : undefined,
    );
    if (done !== undefined) leave(model, member, team, stage.now());
  },
);

const deleteAccount = step('delete an account', fc.record({ who }), async (model, _stage, args) => {
  const me = pick(model.people, args.who);
  const mine = model.teams.filter(({ isGone, owner }) => !isGone && owner === me);
  const done = ledger.settle(
    await attempt(me.client.call(e.deleteMe)),
    rules.account(model, me),
    mine.some(({ roles }) => roles.size > 1) ? errors.ownsShared : undefined,
  );
  if (done === undefined) return;
  model.departed.add(me);
  for (const team of mine) disband(model, team);
  for (const team of model.teams) team.roles.delete(me);
  for (const invitation of model.invitations)
    invitation.isGone ||= invitation.by === me || invitation.to === me;
});

/** Actions on teams and their members. */
export const teamSteps = [renameTeam, transferTeam, changeRole, changeRole, removeMember];

/** Actions that create and delete things. Played less often, so that a team has time to grow. */
export const rareSteps = [createTeam, deleteTeam, deleteAccount];
