import { Banner, Button, Card, CardFooter, LiveRegion } from '@quayside/design-system';
import { useRef } from 'react';
import type { ReactNode } from 'react';

import { commonMessages } from '../../runtime/messages/en/common.ts';
import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useSaveKeys } from './useSaveKeys.ts';
import * as styles from './variables.css.ts';

/** Save of changes: alone, or with a redeployment. */
export type SaveAction = 'save' | 'saveAndRedeploy';

interface ActionBarProps {
  /** Summary of the changes. */
  children: ReactNode;
  canSave: boolean;
  pending: SaveAction | undefined;
  /** Error of the last save. @default none */
  error?: string | undefined;
  /** Whether there is a deployment to restart with the changes. */
  canRedeploy: boolean;
  onSave: (action: SaveAction) => void;
  onDiscard: () => void;
}

/** Saves or discards changes. Mod+S saves, and Mod+Enter saves and redeploys, from anywhere on the page. */
export function ActionBar({
  children,
  canSave,
  pending,
  error,
  canRedeploy,
  onSave,
  onDiscard,
}: ActionBarProps) {
  const common = useMessages(commonMessages);
  const messages = useMessages(environmentVariablesMessages);
  const bar = useRef<HTMLDivElement>(null);
  const save = (action: SaveAction) => () => {
    if (canSave && pending === undefined) onSave(action);
  };
  const keys = useSaveKeys(bar, {
    onSave: save('save'),
    onSaveAndRedeploy: canRedeploy ? save('saveAndRedeploy') : undefined,
  });
  return (
    <div ref={bar} className={styles.saveBarParts}>
      {error !== undefined && (
        <Banner tone="danger" title={common.errorTitle}>
          <LiveRegion politeness="assertive">{error}</LiveRegion>
        </Banner>
      )}
      <Card role="group" aria-label={messages.unsaved}>
        <CardFooter
          className={styles.saveBarFoot}
          actions={
            <span className={styles.saveBarActions}>
              <Button variant="ghost" isDisabled={pending !== undefined} onPress={onDiscard}>
                {messages.discard}
              </Button>
              <Button
                variant={canRedeploy ? 'secondary' : 'primary'}
                isPending={pending === 'save'}
                isDisabled={!canSave || pending === 'saveAndRedeploy'}
                aria-keyshortcuts={keys.save}
                onPress={save('save')}
              >
                {messages.saveChanges}
              </Button>
              {canRedeploy && (
                <Button
                  variant="primary"
                  isPending={pending === 'saveAndRedeploy'}
                  isDisabled={!canSave || pending === 'save'}
                  aria-keyshortcuts={keys.saveAndRedeploy}
                  onPress={save('saveAndRedeploy')}
                >
                  {messages.saveAndRedeploy}
                </Button>
              )}
            </span>
          }
        >
          {children}
        </CardFooter>
      </Card>
    </div>
  );
}
