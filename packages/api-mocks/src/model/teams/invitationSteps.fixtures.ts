import { endpoints as e } from '@quayside/api-contract';
import * as fc from 'fast-check';

import { attempt, pick } from '../play.fixtures.ts';
import { ledger, newest, role, step, who } from './common.fixtures.ts';
import {
  invitationLife,
  pickFor,
  pickGuest,
  errors,
  rules,
  statusOf,
  type InvitationModel,
} from './model.fixtures.ts';

const invite = step(
  'invite',
  fc.record({ who, team: newest, to: who, role }),
  async (model, stage, args) => {
    const team = pick(model.teams, args.team);
    const me = pickFor(model, team, args.who);
    const to = pickGuest(model, team, args.to);
    const isPending = (other: InvitationModel) =>
      other.team === team && other.to === to && statusOf(other, stage.now()) === 'pending';
    const body = { team_id: team.id, email: to.email.toUpperCase(), role: args.role };
    const made = ledger.settle(
      await attempt(me.client.call(e.createInvitation, { body })),
      rules.account(model, me),
      rules.member(me, team),
      rules.admin(me, team),
      team.isPersonal ? errors.personalIsAlone : undefined,
      team.roles.has(to) ? errors.isMember : undefined,
      model.invitations.some((other) => !other.isGone && isPending(other))
        ? errors.isInvited
        : undefined,
    );
    if (made === undefined) return;
    model.invitations.unshift({
      id: made.value.id,
      token: stage.mailedToken(to.email),
      team,
      by: me,
      to,
      role: args.role,
      expiresAt: stage.now() + invitationLife,
      outcome: undefined,
      isGone: false,
    });
  },
);

/** Reason why the token of an invitation is invalid. */
function problemOf(invitation: InvitationModel, now: number) {
  if (invitation.isGone) return errors.badToken;
  const status = statusOf(invitation, now);
  return status === 'pending' ? undefined : errors[status];
}

const acceptInvitation = step(
  'accept an invitation',
  fc.record({ who, invitation: newest, isInvited: fc.nat(4) }),
  async (model, stage, args) => {
    const invitation = pick(model.invitations, args.invitation);
    if (invitation === undefined) return;
    const me = args.isInvited > 0 ? invitation.to : pick(model.people, args.who);
    const body = { token: invitation.token };
    const done = ledger.settle(
      await attempt(me.client.call(e.acceptInvitation, { body })),
      rules.account(model, me),
      problemOf(invitation, stage.now()),
      me === invitation.to ? undefined : errors.otherAddress,
    );
    if (done === undefined) return;
    invitation.outcome = 'accepted';
    invitation.team.roles.set(me, invitation.role);
  },
);

const openInvitation = step(
  'open an invitation',
  fc.record({ invitation: newest }),
  async (model, stage, args) => {
    const invitation = pick(model.invitations, args.invitation);
    if (invitation === undefined) return;
    const body = { token: invitation.token };
    const outcome = await attempt(stage.visitor.call(e.verifyInvitation, { body }));
    ledger.settle(outcome, problemOf(invitation, stage.now()));
  },
);

const cancelInvitation = step(
  'cancel or decline an invitation',
  fc.record({ who, invitation: newest }),
  async (model, stage, args) => {
    const invitation = pick(model.invitations, args.invitation);
    if (invitation === undefined) return;
    const { id, team, to } = invitation;
    const me = pickFor(model, team, args.who);
    const isHidden = invitation.isGone || (me !== to && !team.roles.has(me));
    const done = ledger.settle(
      await attempt(me.client.call(e.deleteInvitation, { path: { inv_id: id } })),
      rules.account(model, me),
      isHidden ? errors.noInvitation : undefined,
      me === to ? undefined : rules.admin(me, team),
      ['pending', 'expired'].includes(statusOf(invitation, stage.now()))
        ? undefined
        : errors.notPending,
    );
    if (done !== undefined) invitation.outcome = 'cancelled';
  },
);

const wait = step(
  'wait',
  fc.constantFrom(1, 1000, 86_400_000, invitationLife - 1, invitationLife),
  async (model, stage, ms) => {
    stage.advance(ms);
    // Token expiry is tested elsewhere.
    for (const person of model.people) if (!model.departed.has(person)) await person.logIn();
  },
);

/** Actions on invitations, and the passing of time. */
export const invitationSteps = [
  invite,
  invite,
  invite,
  acceptInvitation,
  acceptInvitation,
  openInvitation,
  cancelInvitation,
  wait,
];
