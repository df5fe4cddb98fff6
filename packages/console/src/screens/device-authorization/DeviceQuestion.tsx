import type { UserPublic } from '@quayside/api-contract';
import { Avatar, Banner, Button, Checkbox, Heading, Stack, Text } from '@quayside/design-system';
import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import { deviceAuthorizationMessages } from '../../runtime/messages/en/deviceAuthorization.ts';
import { useErrorText } from '../../runtime/messages/useErrorText.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { withElement } from '../../runtime/messages/withElement.tsx';
import * as styles from './DeviceAuthorizationScreen.css.ts';
import { UserCode } from './UserCode.tsx';

/** Details of a device login, with approve and deny buttons. */
export interface DeviceQuestionProps {
  /** As the command line shows it: `WXQR-KLMN`. */
  userCode: string;
  /** Client name reported by the command line. */
  clientId: string;
  user: UserPublic;
  /** Seconds until the code expires. */
  secondsLeft: number;
  /** Authorizes the command line. A rejection is shown above the buttons. */
  onAuthorize: () => Promise<void>;
  /** Denies the command line. A rejection is shown above the buttons. */
  onDeny: () => Promise<void>;
  /** Logs out, so that the user can log in with another account. */
  onSwitchAccount: () => void;
}

/** Asks to compare the code, then to authorize or deny. Authorizing requires that the user confirms the match. */
export function DeviceQuestion({
  userCode,
  clientId,
  user,
  secondsLeft,
  onAuthorize,
  onDeny,
  onSwitchAccount,
}: DeviceQuestionProps) {
  const messages = useMessages(deviceAuthorizationMessages);
  const errorText = useErrorText();
  const [isMatch, setMatch] = useState(false);
  const [pending, setPending] = useState<'authorize' | 'deny'>();
  const isPending = pending !== undefined;
  const [errorMessage, setErrorMessage] = useState<string>();

  async function decide(kind: 'authorize' | 'deny') {
    setPending(kind);
    setErrorMessage(undefined);
    try {
      await (kind === 'authorize' ? onAuthorize() : onDeny());
    } catch (error) {
      setErrorMessage(errorText(error));
    } finally {
      setPending(undefined);
    }
  }

  return (
    <ol className={styles.steps}>
      <Step
        ring={isMatch ? <Check size={14} aria-hidden="true" /> : 1}
        state={isMatch ? 'done' : 'now'}
        title={messages.doesItMatch}
      >
        <UserCode>{userCode}</UserCode>
        <Checkbox isSelected={isMatch} onChange={setMatch}>
          {messages.itMatches}
        </Checkbox>
      </Step>
      <Step ring={2} state={isMatch ? 'now' : 'next'} title={messages.authorizeAs}>
        <div className={styles.person}>
          <Avatar name={user.full_name ?? user.email} size={32} />
          <span className={styles.personName}>
            {user.full_name !== null && (
              <Text size={13} weight="medium">
                {user.full_name}
              </Text>
            )}
            <Text size={12} tone="muted">
              {user.email}
            </Text>
          </span>
          <Button variant="link" isDisabled={isPending} onPress={onSwitchAccount}>
            {messages.notYou}
          </Button>
        </div>
        <Text as="p" size={12} tone="muted">
          {withElement(messages.consequence, <Text isMono>{clientId}</Text>)}{' '}
          <Text isNumeric>{messages.expiresIn(minutesAndSeconds(secondsLeft))}</Text>
        </Text>
        {errorMessage !== undefined && (
          <Banner tone="danger" announce="assertive">
            {errorMessage}
          </Banner>
        )}
        <div className={styles.choice}>
          {/* A request in flight cannot be cancelled, so "denied" would be wrong. */}
          <Button
            size="lg"
            isDisabled={pending === 'authorize'}
            isPending={pending === 'deny'}
            onPress={() => decide('deny')}
          >
            {messages.deny}
          </Button>
          <Button
            size="lg"
            variant="primary"
            isDisabled={!isMatch || pending === 'deny'}
            isPending={pending === 'authorize'}
            onPress={() => decide('authorize')}
          >
            {messages.authorize}
          </Button>
        </div>
      </Step>
    </ol>
  );
}

interface StepProps {
  ring: ReactNode;
  state: 'now' | 'done' | 'next';
  title: string;
  children: ReactNode;
}

function Step({ ring, state, title, children }: StepProps) {
  return (
    <li className={styles.step}>
      <span className={styles.ring} data-state={state} aria-hidden="true">
        {ring}
      </span>
      <Stack gap={3}>
        <Heading level={2} size={14}>
          {title}
        </Heading>
        {children}
      </Stack>
    </li>
  );
}

/** 822 is `13:42`. */
function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
