import { Banner, Button, Card, CardFooter } from '@quayside/design-system';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';

import { useUnsaved } from '../../features/unsaved-changes/useUnsaved.ts';
import { commonMessages } from '../../runtime/messages/en/common.ts';
import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { belowErrorTitle } from '../../runtime/messages/useErrorText.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import * as styles from './EnvironmentVariablesScreen.css.ts';
import { useSaveKeys } from './useSaveKeys.ts';
import type { VariablesForm } from './useVariablesForm.ts';
import { isChanged, isStorable } from './variableDrafts.ts';

interface SaveBarProps {
  edits: Pick<VariablesForm, 'form' | 'existing'>;
  /** Current activity. */
  pending: 'save' | 'saveAndRedeploy' | undefined;
  /** Error about no variable in particular. */
  error: string | undefined;
  /** Saves all changes, like submitting the surrounding form. */
  onSave: () => void;
  /** Saves all changes, and redeploys the app. Absent if there is nothing to redeploy. */
  onSaveAndRedeploy: (() => void) | undefined;
  onDiscard: () => void;
}

/**
 * Saves or discards all changes. Its main button submits the surrounding form.
 * Mod+S saves, and Mod+Enter saves and redeploys, from anywhere on the page.
 */
export function SaveBar({
  edits: { form, existing },
  pending,
  error,
  onSave,
  onSaveAndRedeploy,
  onDiscard,
}: SaveBarProps) {
  const drafts = useWatch({ control: form.control, name: 'drafts' });
  const changed = drafts.filter((draft) => isChanged(draft, existing));
  const count = changed.length;
  // Stored drafts need no warning.
  useUnsaved(changed.some((draft) => !isStorable(draft)));
  const bar = useRef<HTMLDivElement>(null);
  const ariaKeys = useSaveKeys(bar, { onSave, onSaveAndRedeploy });
  const common = useMessages(commonMessages);
  const messages = useMessages(environmentVariablesMessages);
  return (
    <div ref={bar} className={styles.saveBarParts}>
      {error !== undefined && (
        <Banner tone="danger" announce="assertive" title={common.errorTitle}>
          {belowErrorTitle(error, common)}
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
