import { Banner, Button, Text } from '@quayside/design-system';
import { RotateCw } from 'lucide-react';

import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import * as styles from './ChangesNotice.css.ts';

/** Maximum number of names to list before the rest is counted. */
const maxNames = 6;

/** Props of {@link ChangesNotice}. */
export interface ChangesNoticeProps {
  /** Names of variables that changed after the deployment. */
  names: readonly string[];
  /** Whether that deployment is live; otherwise it failed. */
  isLive: boolean;
  /** Shows the variables; without it, the notice lists their names. @default none */
  onShow?: (() => void) | undefined;
  /** Whether redeploying is the primary action of the page. @default false */
  isPrimary?: boolean;
  /** Starts a redeployment. Absent if there is nothing to redeploy. */
  onRedeploy?: (() => void) | undefined;
}

/** Lists variables that take effect with the next deployment, and offers to redeploy. Nothing if there are none. */
export function ChangesNotice({
  names,
  isLive,
  onShow,
  isPrimary = false,
  onRedeploy,
}: ChangesNoticeProps) {
  const environmentVariables = useMessages(environmentVariablesMessages);
  const { changes: messages } = environmentVariables;
  if (names.length === 0) return null;
  const more = names.length - maxNames;
  return (
    <Banner
      tone="info"
      title={isLive ? messages.title(names.length) : messages.titleOfFailed(names.length)}
      actions={
        <>
          {onShow && (
            <Button size="sm" variant="ghost" onPress={onShow}>
              {messages.show}
            </Button>
          )}
          {onRedeploy && (
            <Button
              size="sm"
              variant={isPrimary ? 'primary' : 'secondary'}
              icon={<RotateCw />}
              onPress={onRedeploy}
            >
              {messages.redeploy}
            </Button>
          )}
        </>
      }
    >
      {onShow === undefined && (
        <>
          <span>{messages.text}</span>{' '}
          <Text isMono size={12} className={styles.changedNames}>
            {names.slice(0, maxNames).join(', ')}
          </Text>
          {more > 0 && <span>{` ${messages.andMore(more)}`}</span>}
        </>
      )}
    </Banner>
  );
}
