import type { Invitation } from '@quayside/api-contract';
import {
  AlertDialog,
  Button,
  Card,
  CardBody,
  CardFooter,
  Section,
  Text,
} from '@quayside/design-system';
import { Mail } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { homeMessages } from '../../runtime/messages/en/home.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { OptionalTime } from '../../ui/OptionalTime.tsx';
import { useErrorText } from '../../runtime/messages/useErrorText.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import { nameOf } from '../../domain/teamRoles.ts';
import * as styles from './HomeScreen.css.ts';

/** Props of the invitations on Home. */
export interface WaitingInvitationsProps {
  /** Pending invitations of the user. */
  invitations: Loadable<readonly Invitation[]>;
  onDecline: (invitation: Invitation) => Promise<void>;
}

/** Number of invitations that are shown until the user asks for more. */
const firstCount = 2;

/** Pending invitations with team and inviter; nothing without any. */
export function WaitingInvitations({ invitations, onDecline }: WaitingInvitationsProps) {
  const { invitations: texts } = useMessages(homeMessages);
  const errorText = useErrorText();
  const [declined, setDeclined] = useState<Invitation>();
  const [isOpen, setOpen] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const firstAdded = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isWhole) firstAdded.current?.focus();
  }, [isWhole]);

  if (invitations.status === 'error') {
    return (
      <LoadError title={texts.errorTitle} error={invitations.error} onRetry={invitations.retry} />
    );
  }
  if (invitations.status === 'loading' || (invitations.data.length === 0 && !isOpen)) return null;
  const all = invitations.data;
  const shown = isWhole ? all : all.slice(0, firstCount);
  return (
    <Section title={texts.title}>
      <Card>
        {shown.map((invitation, index) => (
          <CardBody
            key={invitation.id}
            role="group"
            aria-label={texts.text(
              invitation.invited_by ? nameOf(invitation.invited_by) : undefined,
              invitation.team.name,
            )}
            className={styles.invitation}
          >
            <Mail size={16} aria-hidden="true" className={styles.invitationIcon} />
            <span
              ref={index === firstCount ? firstAdded : undefined}
              tabIndex={index === firstCount ? -1 : undefined}
              className={styles.invitationText}
            >
              <Text weight="medium">
                {texts.text(
                  invitation.invited_by ? nameOf(invitation.invited_by) : undefined,
                  invitation.team.name,
                )}
              </Text>
              <Text size={13} tone="muted">
                {texts.hint(invitation.email)} {texts.expires}{' '}
                <OptionalTime value={invitation.expires_at} />
              </Text>
            </span>
            <Button
              size="sm"
              aria-label={texts.declineFor(invitation.team.name)}
              onPress={() => {
                setDeclined(invitation);
                setOpen(true);
              }}
            >
              {texts.decline}
            </Button>
          </CardBody>
        ))}
        {all.length > shown.length && (
          <CardFooter>
            <Button size="sm" variant="ghost" onPress={() => setWhole(true)}>
              {texts.more(all.length - shown.length)}
            </Button>
          </CardFooter>
        )}
      </Card>
      {declined && (
        <AlertDialog
          isOpen={isOpen}
          onOpenChange={setOpen}
          tone="neutral"
          title={texts.declineTitle}
          actionLabel={texts.decline}
          errorText={errorText}
          onAction={() => onDecline(declined)}
        >
          <p>{texts.declineText(declined.team.name)}</p>
        </AlertDialog>
      )}
    </Section>
  );
}
