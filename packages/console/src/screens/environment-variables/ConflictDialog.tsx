import type { EnvironmentVariable } from '@quayside/api-contract';
import { Button, Dialog, Radio, RadioGroup, Stack, Text } from '@quayside/design-system';
import { useState } from 'react';

import { commonMessages } from '../../runtime/messages/en/common.ts';
import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { sentenceOf } from '../../runtime/sentenceOf.ts';
import * as styles from './ConflictDialog.css.ts';
import { canKeepMine } from './variableConflicts.ts';
import type { ConflictChoice, VariableConflict } from './variableConflicts.ts';

interface ConflictDialogProps {
  /** Not empty. */
  conflicts: readonly VariableConflict[];
  /** Called with a choice for each conflict, by the key of its draft. */
  onResolve: (choices: ReadonlyMap<string, ConflictChoice>) => void;
  onCancel: () => void;
}

/** Shows drafts whose variables were changed elsewhere, with both values and a choice for each. */
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
          const { key, name, mine, theirs } = conflict;
          return (
            <RadioGroup
              key={key}
              label={<span className={styles.code}>{name}</span>}
              value={choices.get(key) ?? null}
              onChange={(choice) =>
                setChoices((before) =>
                  new Map(before).set(key, choice === 'mine' ? 'mine' : 'theirs'),
                )
              }
            >
              <Radio
                value="mine"
                isDisabled={!canKeepMine(conflict)}
                description={mine.isSecret ? messages.secretTyped : <Value value={mine.value} />}
              >
                {messages.keepMine}
              </Radio>
              <Radio value="theirs" description={<Theirs variable={theirs} />}>
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

/** The variable as it is now; the value of a secret is unknown. */
function Theirs({ variable }: { variable: EnvironmentVariable | null }) {
  const { conflicts: messages, providers, managedBy } = useMessages(environmentVariablesMessages);
  if (variable === null) return messages.deleted;
  const provider = variable.connected_resource?.provider_metadata?.type;
  if (provider !== undefined) return managedBy(providers[provider] ?? sentenceOf(provider));
  return variable.is_secret ? messages.secretChanged : <Value value={variable.value ?? ''} />;
}

function Value({ value }: { value: string }) {
  const { emptyValue } = useMessages(environmentVariablesMessages);
  return value === '' ? emptyValue : <span className={styles.code}>{value}</span>;
}
