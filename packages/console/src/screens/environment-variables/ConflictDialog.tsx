import { Button, Dialog, Radio, RadioGroup, Stack, Text } from '@quayside/design-system';
import { useState } from 'react';

import { ReviewName } from '../../features/variables/review/ReviewName.tsx';
import { reviewRows } from '../../features/variables/review/reviewRows.ts';
import type { ReviewRow } from '../../features/variables/review/reviewRows.ts';
import { ReviewValue } from '../../features/variables/review/ReviewValue.tsx';
import { commonMessages } from '../../runtime/messages/en/common.ts';
import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { canKeepMine } from './variableConflicts.ts';
import type { ConflictChoice, VariableConflict } from './variableConflicts.ts';

interface ConflictDialogProps {
  /** Not empty. */
  conflicts: readonly VariableConflict[];
  /** Called with a choice for each conflict, by the key of its draft. */
  onResolve: (choices: ReadonlyMap<string, ConflictChoice>) => void;
  onCancel: () => void;
}

/** Shows drafts whose variables were changed elsewhere as rows of a review, with a choice for each. */
export function ConflictDialog({ conflicts, onResolve, onCancel }: ConflictDialogProps) {
  const common = useMessages(commonMessages);
  const { conflicts: messages } = useMessages(environmentVariablesMessages);
  const [choices, setChoices] = useState<ReadonlyMap<string, ConflictChoice>>(new Map());
  return (
    <Dialog
      title={messages.title(conflicts.length)}
      size="wide"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
      actions={
        <>
          <Button variant="ghost" autoFocus onPress={onCancel}>
            {common.cancel}
          </Button>
          <Button
            variant="primary"
            isDisabled={conflicts.some(({ key }) => !choices.has(key))}
            onPress={() => onResolve(choices)}
          >
            {messages.resolve}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text as="p" tone="muted">
          {messages.text}
        </Text>
        {conflicts.map((conflict) => {
          const { key, theirs } = conflict;
          const row = rowOf(conflict);
          return (
            <RadioGroup
              key={key}
              label={row && <ReviewName row={row} />}
              value={choices.get(key) ?? null}
              onChange={(choice) =>
                setChoices((before) =>
                  new Map(before).set(key, choice === 'mine' ? 'mine' : 'theirs'),
                )
              }
            >
              {row && <ReviewValue row={row} />}
              {theirs === null && (
                <Text size={12} tone="muted">
                  {messages.deleted}
                </Text>
              )}
              <Radio value="mine" isDisabled={!canKeepMine(conflict)}>
                {messages.keepMine}
              </Radio>
              <Radio value="theirs">
                {theirs === null ? messages.acceptDeletion : messages.takeTheirs}
              </Radio>
            </RadioGroup>
          );
        })}
        <Text as="p" size={12} tone="subtle">
          {messages.race}
        </Text>
      </Stack>
    </Dialog>
  );
}

/** Compares a draft with the variable as it is now. */
function rowOf({ name, mine, theirs }: VariableConflict): ReviewRow | undefined {
  const { value, isSecret, isDeletion } = mine;
  const [row] = reviewRows({
    sources: isDeletion === true ? [] : [{ key: name, name, value, isSecret, isLiteral: true }],
    variables: theirs === null ? [] : [theirs],
    edits: new Map(),
    removed: isDeletion === true ? [name] : [],
  });
  return row;
}
