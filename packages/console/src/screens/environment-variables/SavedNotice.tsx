import { Banner, Button, Text } from '@quayside/design-system';
import { RotateCw, Undo2 } from 'lucide-react';
import { useState } from 'react';

import { undoSave } from '../../domain/changeSet.ts';
import type { SavedChanges } from '../../runtime/changeSets.ts';
import type { VariablesByName } from '../../domain/variablesByName.ts';
import type { ReviewRequest } from '../../features/variables/review/reviewRequest.ts';
import { commonMessages } from '../../runtime/messages/en/common.ts';
import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { PageLink } from '../../ui/PageLink.tsx';

/** The last save on the page, which can be undone. */
export interface SavedVariables {
  /** Number of saved variables, where they are, and when they take effect. */
  title: string;
  saved: SavedChanges;
  before: VariablesByName;
  /** Undoes it. Returns a review instead if a variable was changed since. */
  onUndo: () => Promise<ReviewRequest | undefined>;
  onDismiss: () => void;
  /** URL of the deployment that was restarted with it. @default none */
  deploymentHref?: string | undefined;
  /** Whether it takes effect only with another deployment. */
  isWaiting: boolean;
}

interface SavedNoticeProps {
  saved: SavedVariables;
  onReview: (review: ReviewRequest) => void;
  /** Absent if there is nothing to redeploy. */
  onRedeploy: (() => void) | undefined;
}

/** Reports a save, offers to undo it, and names what cannot be restored. */
export function SavedNotice({
  saved: { title, saved, before, onUndo, onDismiss, deploymentHref, isWaiting },
  onReview,
  onRedeploy,
}: SavedNoticeProps) {
  const common = useMessages(commonMessages);
  const messages = useMessages(environmentVariablesMessages);
  const [isUndoing, setUndoing] = useState(false);
  const { restored, lost } = undoSave(saved, before);
  async function undo() {
    setUndoing(true);
    const review = await onUndo();
    setUndoing(false);
    if (review !== undefined) onReview(review);
  }
  return (
    <Banner
      tone="success"
      announce="polite"
      title={
        <>
          <span>{title}</span>{' '}
          {lost.length > 0 && <Text tone="muted">{messages.review.notRestorable(lost)}</Text>}
        </>
      }
      onDismiss={onDismiss}
      actions={
        <>
          {restored > 0 && (
            <Button size="sm" icon={<Undo2 />} isPending={isUndoing} onPress={() => void undo()}>
              {lost.length === 0 ? common.undo : messages.undoSome(restored)}
            </Button>
          )}
          {deploymentHref !== undefined && (
            <PageLink href={deploymentHref}>{messages.viewDeployment}</PageLink>
          )}
          {isWaiting && onRedeploy && (
            <Button size="sm" variant="primary" icon={<RotateCw />} onPress={onRedeploy}>
              {messages.changes.redeploy}
            </Button>
          )}
        </>
      }
    />
  );
}
