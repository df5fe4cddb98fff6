import { Banner, Button, CardFooter, Card } from '@quayside/design-system';

import { commonMessages } from '../../messages/en/common.ts';
import { environmentVariablesMessages } from '../../messages/en/environmentVariables.ts';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './EnvironmentVariablesScreen.css.ts';

interface SaveBarProps {
  /** How many variables would be saved. */
  count: number;
  isPending: boolean;
  /** What the platform said against the whole. */
  refusal: string | undefined;
  onDiscard: () => void;
}

/** Stays in view while something is typed: saves all of it, or discards it. Its button submits the form around. */
export function SaveBar({ count, isPending, refusal, onDiscard }: SaveBarProps) {
  const common = useMessages(commonMessages);
  const messages = useMessages(environmentVariablesMessages);
  return (
    <div className={styles.saveBar}>
      {refusal !== undefined && (
        <Banner tone="danger" announce="assertive" title={common.errorTitle}>
          {refusal}
        </Banner>
      )}
      <Card>
        <CardFooter
          className={styles.saveBarFoot}
          actions={
            <>
              <Button variant="ghost" onPress={onDiscard}>
                {messages.discard}
              </Button>
              <Button
                type="submit"
                variant="primary"
                isPending={isPending}
                isDisabled={count === 0}
              >
                {messages.save(count)}
              </Button>
            </>
          }
        >
          <span className={styles.saveBarText}>
            {count === 0 ? messages.nothingChanged : messages.toBeSaved(count)}
          </span>
        </CardFooter>
      </Card>
    </div>
  );
}
