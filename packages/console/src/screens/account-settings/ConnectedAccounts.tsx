import type { UserMe } from '@quayside/api-contract';
import {
  AlertDialog,
  Badge,
  Button,
  Card,
  CardBody,
  CardFooter,
  Section,
  Text,
} from '@quayside/design-system';
import { CircleDashed } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

import { accountSettingsMessages } from '../../runtime/messages/en/accountSettings.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { GitHubGlyph } from '../../ui/GitHubGlyph.tsx';
import { useErrorText } from '../../runtime/messages/useErrorText.ts';
import * as choiceStyles from '../../ui/choice.css.ts';
import * as styles from './AccountSettings.css.ts';

/** Props of the connected accounts section. */
export interface ConnectedAccountsProps {
  me: UserMe;
  /** Navigates to the provider to connect it. Reports failures itself. */
  onConnect: (provider: string) => Promise<void>;
  onDisconnect: (provider: string) => Promise<void>;
}

const github = 'github';

/** Accounts of providers for logging in. */
export function ConnectedAccounts({ me, onConnect, onDisconnect }: ConnectedAccountsProps) {
  const { connections: texts } = useMessages(accountSettingsMessages);
  const errorText = useErrorText();
  const [isLeaving, setLeaving] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const noteId = useId();
  const account = me.social_accounts.find(({ provider }) => provider === github);
  const isOnlyWayIn = !me.has_password && me.social_accounts.length === 1;

  async function connect() {
    setLeaving(true);
    await onConnect(github).finally(() => setLeaving(false));
  }

  return (
    <Section layout="split" title={texts.title} description={texts.text}>
      <Card>
        <Provider
          mark={<GitHubGlyph />}
          name={texts.github}
          state={account === undefined ? texts.notConnected : texts.connectedAs(account.username)}
        >
          {account === undefined ? (
            <Button
              aria-label={texts.connectTo(texts.github)}
              isPending={isLeaving}
              onPress={() => void connect()}
            >
              {texts.connect}
            </Button>
          ) : (
            <Button
              aria-label={texts.disconnectFrom(texts.github)}
              aria-describedby={isOnlyWayIn ? noteId : undefined}
              isDisabled={isOnlyWayIn}
              onPress={() => setOpen(true)}
            >
              {texts.disconnect}
            </Button>
          )}
        </Provider>
        {account !== undefined && isOnlyWayIn && (
          <CardFooter id={noteId}>{texts.onlyWayIn}</CardFooter>
        )}
        <Provider
          mark={<CircleDashed size={16} aria-hidden="true" />}
          name={texts.google}
          state={texts.notConnected}
        >
          <Badge variant="muted">{texts.comingSoon}</Badge>
        </Provider>
      </Card>
      <AlertDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        tone="neutral"
        title={texts.disconnectFrom(texts.github)}
        actionLabel={texts.disconnect}
        errorText={errorText}
        onAction={() => onDisconnect(github)}
      >
        <p>{texts.disconnectText(texts.github)}</p>
      </AlertDialog>
    </Section>
  );
}

interface ProviderProps {
  mark: ReactNode;
  name: string;
  state: string;
  /** Actions. */
  children: ReactNode;
}

function Provider({ mark, name, state, children }: ProviderProps) {
  return (
    <CardBody className={choiceStyles.choice}>
      <span className={styles.provider}>
        <span className={styles.mark}>{mark}</span>
        <span className={styles.lines}>
          <Text weight="medium">{name}</Text>
          <Text size={12} tone="muted">
            {state}
          </Text>
        </span>
      </span>
      {children}
    </CardBody>
  );
}
