import { Button, Text } from '@quayside/design-system';

import { logInMessages } from '../../runtime/messages/en/logIn.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import * as styles from './DemoAccount.css.ts';
import type { Credentials } from './logInSchema.ts';

interface DemoAccountProps {
  account: Credentials;
  isDisabled: boolean;
  onUse: () => void;
}

/** Card with the demo account's email and password. */
export function DemoAccount({ account, isDisabled, onUse }: DemoAccountProps) {
  const messages = useMessages(logInMessages);
  return (
    <section className={styles.card} aria-label={messages.demo}>
      <span className={styles.words}>
        <span>{messages.demo}</span>
        <Text isMono size={12}>
          {account.email}
        </Text>
      </span>
      <Button size="sm" isDisabled={isDisabled} onPress={onUse}>
        {messages.useDemoAccount}
      </Button>
    </section>
  );
}
