import { Banner, Button, Text } from '@quayside/design-system';
import { RotateCw } from 'lucide-react';

import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import * as styles from './EnvironmentVariablesScreen.css.ts';

/** Maximum number of names to list before the rest is counted. */
const shownNames = 6;

/** Props of {@link ChangesNotice}. */
export interface ChangesNoticeProps {
  /** Of the variables that the deployment does not know as they are. */
  names: readonly string[];
  /** Whether that deployment serves: there may be none yet, only one that failed. */
  isLive: boolean;
  /** Asks for a redeployment. Without it there is nothing to redeploy. */
  onRedeploy?: (() => void) | undefined;
}

/** Says which variables wait for the next deployment, and offers it. Nothing where none does. */
export function ChangesNotice({ names, isLive, onRedeploy }: ChangesNoticeProps) {
  const environmentVariables = useMessages(environmentVariablesMessages);
  const { changes: messages } = environmentVariables;
  if (names.length === 0) return null;
  const more = names.length - shownNames;
  return (
    <Banner
      tone="info"
      announce="polite"
      title={isLive ? messages.title(names.length) : messages.titleOfFailed(names.length)}
      actions={
        onRedeploy && (
          <Button size="sm" variant="secondary" icon={<RotateCw />} onPress={onRedeploy}>
            {messages.redeploy}
          </Button>
        )
      }
    >
      <span>{messages.text}</span>{' '}
      <Text isMono size={12} className={styles.changedNames}>
        {names.slice(0, shownNames).join(', ')}
      </Text>
      {more > 0 && <span>{` ${messages.andMore(more)}`}</span>}
    </Banner>
  );
}
