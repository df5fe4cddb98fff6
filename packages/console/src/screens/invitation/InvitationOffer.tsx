import { isAbortError } from '@quayside/api-contract';
import type { Invitation } from '@quayside/api-contract';
import {
  Banner,
  Button,
  DescriptionList,
  DescriptionItem,
  Heading,
  Stack,
  Text,
} from '@quayside/design-system';
import { useState } from 'react';

import { invitationMessages } from '../../runtime/messages/en/invitation.ts';
import { useErrorText } from '../../runtime/messages/useErrorText.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { OptionalTime } from '../../ui/OptionalTime.tsx';
import { nameOf, roleText } from '../../domain/teamRoles.ts';
import { PageLinkButton } from '../../ui/PageLink.tsx';

/** The current user, and their options for an invitation. */
export type InvitationReader =
  | { kind: 'signedOut'; logInHref: string | undefined; signUpHref: string | undefined }
  | { kind: 'otherAccount'; email: string; onSwitchAccount: () => void }
  | { kind: 'invited'; onAccept: () => Promise<void>; onDecline: () => Promise<void> };

interface InvitationOfferProps {
  invitation: Invitation;
  reader: InvitationReader;
}

/** Invitation details, with accept and decline buttons. */
export function InvitationOffer({ invitation, reader }: InvitationOfferProps) {
  const messages = useMessages(invitationMessages);
  const { team, invited_by: inviter, role, email, expires_at: expiresAt } = invitation;
  return (
    <Stack gap={5}>
      <Heading level={2}>
        {messages.invites(inviter ? nameOf(inviter) : undefined, team.name)}
      </Heading>
      <DescriptionList>
        <DescriptionItem term={messages.role}>{roleText(messages.roles, role)}</DescriptionItem>
        <DescriptionItem term={messages.sentTo}>
          <bdi>{email}</bdi>
        </DescriptionItem>
        <DescriptionItem term={messages.expires}>
          <OptionalTime value={expiresAt} format="absolute" />
        </DescriptionItem>
      </DescriptionList>
      <Choices reader={reader} />
    </Stack>
  );
}

function Choices({ reader }: Pick<InvitationOfferProps, 'reader'>) {
  const messages = useMessages(invitationMessages);
  switch (reader.kind) {
    case 'signedOut':
      return (
        <Stack gap={3}>
          <Text as="p" tone="muted">
            {messages.signedOut}
          </Text>
          <PageLinkButton href={reader.logInHref} variant="primary" size="lg" isBlock>
            {messages.logIn}
          </PageLinkButton>
          <PageLinkButton href={reader.signUpHref} size="lg" isBlock>
            {messages.signUp}
          </PageLinkButton>
        </Stack>
      );
    case 'otherAccount':
      return (
        <Banner
          tone="warning"
          title={messages.otherAccountTitle}
          actions={<Button onPress={reader.onSwitchAccount}>{messages.switchAccount}</Button>}
        >
          {messages.otherAccount(reader.email)}
        </Banner>
      );
    case 'invited':
      return <Decision {...reader} />;
  }
}

function Decision({
  onAccept,
  onDecline,
}: Pick<Extract<InvitationReader, { kind: 'invited' }>, 'onAccept' | 'onDecline'>) {
  const messages = useMessages(invitationMessages);
  const errorText = useErrorText();
  const [pending, setPending] = useState<'accept' | 'decline'>();
  const [errorMessage, setErrorMessage] = useState<string>();

  async function decide(choice: 'accept' | 'decline') {
    setPending(choice);
    setErrorMessage(undefined);
    try {
      await (choice === 'accept' ? onAccept() : onDecline());
    } catch (error) {
      if (!isAbortError(error)) setErrorMessage(errorText(error));
    }
    setPending(undefined);
  }

  return (
    <Stack gap={3}>
      {errorMessage !== undefined && (
        <Banner tone="danger" announce="assertive">
          {errorMessage}
        </Banner>
      )}
      <Button
        variant="primary"
        size="lg"
        isBlock
        isPending={pending === 'accept'}
        isDisabled={pending === 'decline'}
        onPress={() => void decide('accept')}
      >
        {messages.accept}
      </Button>
      <Button
        variant="ghost"
        isBlock
        isPending={pending === 'decline'}
        isDisabled={pending === 'accept'}
        onPress={() => void decide('decline')}
      >
        {messages.decline}
      </Button>
    </Stack>
  );
}
