import type { Invitation } from '@quayside/api-contract';
import { Button, QuaysideMark, SignedOutPage } from '@quayside/design-system';
import type { ReactNode } from 'react';

import { invitationMessages } from '../../runtime/messages/en/invitation.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { OutcomeView } from '../../ui/OutcomeView.tsx';
import { Working } from '../../ui/Working.tsx';
import { InvitationOffer } from './InvitationOffer.tsx';
import type { InvitationReader } from './InvitationOffer.tsx';
import { PageLinkButton } from '../../ui/PageLink.tsx';

/** State of an invitation. */
export type InvitationView =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string; onRetry: () => void }
  | { kind: 'offer'; invitation: Invitation; reader: InvitationReader }
  | { kind: 'joined'; teamName: string; teamHref: string | undefined }
  | { kind: 'declined' | 'accepted' | 'expired' | 'revoked' | 'unknown' };

/** Props of Team Invitation. */
export interface InvitationScreenProps {
  view: InvitationView;
  homeHref: string | undefined;
  /** Footer. */
  footer?: ReactNode;
}

const icons = {
  declined: 'stopped',
  accepted: 'done',
  expired: 'expired',
  revoked: 'stopped',
  unknown: 'failed',
} as const;

/** Offers to join a team, or shows the outcome of the invitation. */
export function InvitationScreen({ view, homeHref, footer }: InvitationScreenProps) {
  const messages = useMessages(invitationMessages);
  return (
    <SignedOutPage mark={<QuaysideMark size={32} />} title={messages.heading} footer={footer}>
      <Content view={view} homeHref={homeHref} />
    </SignedOutPage>
  );
}

function Content({ view, homeHref }: Omit<InvitationScreenProps, 'footer'>) {
  const messages = useMessages(invitationMessages);
  switch (view.kind) {
    case 'loading':
      return <Working label={messages.working} />;
    case 'failed':
      return (
        <OutcomeView kind="failed" title={messages.failed} text={view.message}>
          <Button variant="primary" onPress={view.onRetry}>
            {messages.tryAgain}
          </Button>
        </OutcomeView>
      );
    case 'offer':
      return <InvitationOffer invitation={view.invitation} reader={view.reader} />;
    case 'joined':
      return (
        <OutcomeView
          kind="done"
          title={messages.outcomes.joined.title}
          text={messages.outcomes.joined.text(view.teamName)}
        >
          <PageLinkButton href={view.teamHref} variant="primary">
            {messages.goToTeam}
          </PageLinkButton>
        </OutcomeView>
      );
    case 'declined':
    case 'accepted':
    case 'expired':
    case 'revoked':
    case 'unknown':
      return (
        <OutcomeView kind={icons[view.kind]} {...messages.outcomes[view.kind]}>
          <PageLinkButton href={homeHref}>{messages.goHome}</PageLinkButton>
        </OutcomeView>
      );
  }
}
