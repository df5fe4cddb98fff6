import { Banner, Button } from '@quayside/design-system';
import { RotateCw, Undo2 } from 'lucide-react';

import { commonMessages } from '../../runtime/messages/en/common.ts';
import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';

/** The last save of this page, which can be undone. */
export interface SavedVariables {
  set: number;
  removed: number;
  /** Number of variables that undoing restores. */
  restored: number;
  /** Names of variables that cannot be restored. */
  lost: readonly string[];
  onUndo: () => void;
  onDismiss: () => void;
}

interface SavedNoticeProps {
  saved: SavedVariables;
  /** Absent if there is nothing to redeploy. */
  onRedeploy: (() => void) | undefined;
}

/** Reports a save, offers to undo it, and names what cannot be restored. */
export function SavedNotice({
  saved: { set, removed, restored, lost, onUndo, onDismiss },
  onRedeploy,
}: SavedNoticeProps) {
  const common = useMessages(commonMessages);
  const messages = useMessages(environmentVariablesMessages);
  return (
    <Banner
      tone="success"
      announce="polite"
      title={removed === 0 ? messages.saved(set) : messages.savedAndRemoved(set, removed)}
      onDismiss={onDismiss}
      actions={
        <>
          {restored > 0 && (
            <Button size="sm" icon={<Undo2 />} onPress={onUndo}>
              {lost.length === 0 ? common.undo : messages.undoSome(restored)}
            </Button>
          )}
          {onRedeploy && (
            <Button size="sm" variant="primary" icon={<RotateCw />} onPress={onRedeploy}>
              {messages.changes.redeploy}
            </Button>
          )}
        </>
      }
    >
      {lost.length > 0 && messages.review.notRestorable(lost)}
    </Banner>
  );
}
