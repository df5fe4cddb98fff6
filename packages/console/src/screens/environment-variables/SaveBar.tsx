import { Banner, Button, CardFooter, Card } from '@quayside/design-system';
import { useRef } from 'react';

import { commonMessages } from '../../messages/en/common.ts';
import { environmentVariablesMessages } from '../../messages/en/environmentVariables.ts';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './EnvironmentVariablesScreen.css.ts';
import { useSaveKeys } from './useSaveKeys.ts';

interface SaveBarProps {
  /** How many variables would be saved. */
  count: number;
  /** What is under way. */
  pending: 'save' | 'saveAndRedeploy' | undefined;
  /** What the platform said against the whole. */
  refusal: string | undefined;
  /** Does what submitting the form around does. */
  onSave: () => void;
  /** Saves all, and deploys the app again. Without it there is nothing to deploy again. */
  onSaveAndRedeploy: (() => void) | undefined;
  onDiscard: () => void;
}

/**
 * Stays in view while something is typed: saves all of it, or discards it. Its main button submits the form around.
 * Mod+S saves, and Mod+Enter saves and redeploys, from anywhere on the page.
 */
export function SaveBar({
  count,
  pending,
  refusal,
  onSave,
  onSaveAndRedeploy,
  onDiscard,
}: SaveBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const ariaKeys = useSaveKeys(bar, { onSave, onSaveAndRedeploy });
  const common = useMessages(commonMessages);
  const messages = useMessages(environmentVariablesMessages);
  return (
    <div ref={bar} className={styles.saveBar}>
      {refusal !== undefined && (
        <Banner tone="danger" announce="assertive" title={common.errorTitle}>
          {refusal}
        </Banner>
      )}
      <Card>
        <CardFooter
          className={styles.saveBarFoot}
          actions={
            <span className={styles.saveBarActions}>
              <Button variant="ghost" onPress={onDiscard}>
                {messages.discard}
              </Button>
              {onSaveAndRedeploy && (
                <Button
                  isPending={pending === 'saveAndRedeploy'}
                  isDisabled={count === 0 || pending === 'save'}
                  aria-keyshortcuts={ariaKeys.saveAndRedeploy}
                  onPress={onSaveAndRedeploy}
                >
                  {messages.saveAndRedeploy}
                </Button>
              )}
              <Button
                type="submit"
                variant="primary"
                isPending={pending === 'save'}
                isDisabled={count === 0 || pending === 'saveAndRedeploy'}
                aria-keyshortcuts={ariaKeys.save}
              >
                {messages.save(count)}
              </Button>
            </span>
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
