import { HttpError } from '@quayside/api-contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { toLoadable } from '../../api/toLoadable.ts';
import { invitationMutations, invitationQueries } from '../../api/invitations.ts';
import { userQueries } from '../../api/users.ts';
import { useErrorText } from '../../runtime/messages/useErrorText.ts';
import { logInPath } from '../../runtime/navigation/guard.ts';
import { useLinkTo } from '../../runtime/navigation/hostPages.ts';
import { usePageSearch } from '../../runtime/navigation/usePageSearch.ts';
import { useApi, useConsole, useHost, useLocation, useSignedIn } from '../../runtime/useConsole.ts';
import { LoadNotice } from '../../shell/LoadNotice.tsx';
import { ProductFooter } from '../../shell/ProductFooter.tsx';
import type { InvitationReader } from './InvitationOffer.tsx';
import { InvitationScreen } from './InvitationScreen.tsx';
import type { InvitationView } from './InvitationScreen.tsx';

/** Search parameters of Team Invitation. */
export interface InvitationContainerProps {
  /** The `token` of the mailed link. @default '' */
  token?: string | undefined;
}

/** Team Invitation with the platform's data, verified before it renders. */
export function InvitationContainer(given: InvitationContainerProps): ReactNode {
  const { token = '' } = usePageSearch('invitation', given).search;
  const linkTo = useLinkTo();
  const { links } = useHost();
  return (
    <>
      <LoadNotice />
      <InvitationScreen
        view={useInvitation(token)}
        homeHref={linkTo('home')}
        footer={<ProductFooter links={links} />}
      />
    </>
  );
}

function useInvitation(token: string): InvitationView {
  const linkTo = useLinkTo();
  const { session } = useConsole();
  const api = useApi();
  const { mutateAsync: accept } = useMutation(invitationMutations(api).accept());
  const { mutateAsync: decline } = useMutation(invitationMutations(api).decline());
  const [decided, setDecided] = useState<{ token: string; view: InvitationView }>();
  const invitation = toLoadable(
    useQuery({ ...invitationQueries(api).byToken(token), enabled: token !== '' }),
  );
  const isSignedIn = useSignedIn();
  const me = toLoadable(useQuery({ ...userQueries(api).me(), enabled: isSignedIn }));
  const failed = [invitation, me].find(({ status }) => status === 'error');
  const errorText = useErrorText(failed?.error);
  const location = useLocation();
  const { sessionControl, hasPage } = useConsole();

  if (token === '') return { kind: 'unknown' };
  if (decided?.token === token) return decided.view;
  // Also of a refetch: the invitation may have been decided or cancelled since it was read.
  const known = outcomeOf(invitation.error);
  if (known !== undefined) return { kind: known };
  if (invitation.status === 'loading') return { kind: 'loading' };
  if (invitation.status === 'error') {
    return { kind: 'failed', message: errorText(invitation.error), onRetry: invitation.retry };
  }
  if (isSignedIn && me.status === 'loading') return { kind: 'loading' };
  if (me.status === 'error') {
    return { kind: 'failed', message: errorText(me.error), onRetry: me.retry };
  }

  const { data } = invitation;
  const decide = async (act: () => Promise<InvitationView>) => {
    try {
      setDecided({ token, view: await act() });
    } catch (error) {
      const outcome = outcomeOf(error);
      if (outcome === undefined) throw error;
      setDecided({ token, view: { kind: outcome } });
    }
  };
  const email = me.status === 'ready' ? me.data.email : undefined;
  const reader = ((): InvitationReader => {
    if (email === undefined) {
      const back = `${location.pathname}${location.search}`;
      return {
        kind: 'signedOut',
        logInHref: hasPage('logIn') ? logInPath(location) : undefined,
        signUpHref: linkTo('signUp', {}, { email: data.email, redirect: back }),
      };
    }
    if (email.toLowerCase() !== data.email.toLowerCase()) {
      return {
        kind: 'otherAccount',
        email,
        onSwitchAccount: () => sessionControl.signOut(location),
      };
    }
    return {
      kind: 'invited',
      onAccept: () =>
        decide(async () => {
          const { team } = await accept(token);
          session.setCurrentTeam(team.slug);
          return {
            kind: 'joined',
            teamName: team.name,
            teamHref: linkTo('apps', { teamSlug: team.slug }),
          };
        }),
      onDecline: () =>
        decide(async () => {
          await decline(data.id);
          return { kind: 'declined' };
        }),
    };
  })();
  return { kind: 'offer', invitation: data, reader };
}

type InvitationOutcome = 'accepted' | 'expired' | 'revoked' | 'unknown';

const outcomes: Readonly<Record<string, InvitationOutcome>> = {
  'This invitation has expired': 'expired',
  'This invitation has already been accepted': 'accepted',
  'This invitation was cancelled': 'revoked',
  'Invalid invitation token': 'unknown',
};

/** Returns the message if an error is about the invitation itself; other failures may be temporary. */
function outcomeOf(error: unknown): InvitationOutcome | undefined {
  if (!(error instanceof HttpError)) return undefined;
  if (error.status === 422) return 'unknown';
  return error.status === 400 ? outcomes[error.detail ?? ''] : undefined;
}

export default InvitationContainer;
