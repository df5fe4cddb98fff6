import { Text } from '@quayside/design-system';
import { useWatch } from 'react-hook-form';

import { useUnsaved } from '../../features/unsaved-changes/useUnsaved.ts';
import { ActionBar } from '../../features/variables/ActionBar.tsx';
import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import type { VariablesForm } from './useVariablesForm.ts';
import { isChanged, isStorable, storedOf } from './variableDrafts.ts';

interface SaveBarProps {
  edits: VariablesForm;
  canRedeploy: boolean;
  onDiscard: () => void;
}

/** Saves or discards the changes of the list. */
export function SaveBar({
  edits: { form, existing, pending, serverError, save },
  canRedeploy,
  onDiscard,
}: SaveBarProps) {
  const messages = useMessages(environmentVariablesMessages);
  const drafts = useWatch({ control: form.control, name: 'drafts' });
  const changed = drafts.filter((draft) => isChanged(draft, existing));
  // As `undoSave` will say, from the drafts alone: this renders with each key.
  const lost = changed.flatMap((draft) => {
    const stored = storedOf(draft, existing);
    const becomesSecret = draft.isSecret && draft.name === stored?.name;
    return stored !== null && (stored.isSecret || becomesSecret) ? [stored.name] : [];
  });
  // Stored drafts need no warning.
  useUnsaved(changed.some((draft) => !isStorable(draft)));
  return (
    <ActionBar
      canSave={changed.length > 0}
      pending={pending}
      error={serverError?.message}
      canRedeploy={canRedeploy}
      onSave={(action) => save({ redeploy: action === 'saveAndRedeploy' })}
      onDiscard={onDiscard}
    >
      <Text weight={changed.length === 0 ? 'regular' : 'medium'}>
        {changed.length === 0 ? messages.nothingChanged : messages.changesNotSaved(changed.length)}
      </Text>
      {lost.length > 0 && <Text tone="warning">{` ${messages.review.notRestorable(lost)}`}</Text>}
    </ActionBar>
  );
}
