import type { EnvironmentVariable } from '@quayside/api-contract';
import { IconButton, Table, Text, Time } from '@quayside/design-system';
import type { TableColumn, TableProps } from '@quayside/design-system';
import { X } from 'lucide-react';

import type { Messages } from '../../messages/messages.ts';
import { environmentVariablesMessages } from '../../messages/en/environmentVariables.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Undoable } from '../shared/Undoable.tsx';
import * as styles from './EnvironmentVariablesScreen.css.ts';
import type { VariableDraft, VariableEdits } from './useVariableEdits.ts';
import { VariableActions } from './VariableActions.tsx';
import { KindField, NameField, ValueField } from './VariableFields.tsx';
import { VariableKind } from './VariableKind.tsx';
import { VariableValue } from './VariableValue.tsx';

/** A row: a variable, perhaps with what is typed for it, or one that is new. */
type Row =
  | { kind: 'saved'; variable: EnvironmentVariable }
  | { kind: 'edited'; variable: EnvironmentVariable; draft: VariableDraft }
  | { kind: 'new'; draft: VariableDraft };

interface VariablesTableProps extends Pick<
  TableProps<Row>,
  'aria-label' | 'isRefreshing' | 'empty' | 'error'
> {
  /** Those that the search leaves; `undefined` while they load. */
  variables: readonly EnvironmentVariable[] | undefined;
  edits: VariableEdits;
  /** What the platform said against each, by name. */
  refusals: Readonly<Record<string, string>>;
  /** The names whose values are shown. */
  revealed: ReadonlySet<string>;
  onRevealedChange: (name: string, isRevealed: boolean) => void;
  /** When each variable that is on its way out is deleted, by name. */
  deadlines: ReadonlyMap<string, number>;
  onDelete: (name: string) => void;
  onUndoDelete: (name: string) => void;
  onPasteText: (text: string) => boolean;
}

/** Variables, a row each; what is added or changed is typed in its row. */
export function VariablesTable({
  variables,
  edits,
  refusals,
  revealed,
  onRevealedChange,
  deadlines,
  onDelete,
  onUndoDelete,
  onPasteText,
  ...props
}: VariablesTableProps) {
  const messages = useMessages(environmentVariablesMessages);
  const columns = columnsOf({
    messages,
    edits,
    refusals,
    revealed,
    onRevealedChange,
    deadlines,
    onUndoDelete,
    onPasteText,
  });
  return (
    <Table
      {...props}
      columns={columns}
      rows={variables && rowsOf(variables, edits.drafts)}
      getRowKey={keyOf}
      rowActions={(row) => {
        if (row.kind !== 'saved') {
          const { draft } = row;
          return (
            <IconButton
              size="sm"
              label={messages.discardEdit(draft.name)}
              onPress={() => edits.discard([draft.key])}
            >
              <X />
            </IconButton>
          );
        }
        const { variable } = row;
        const { name } = variable;
        if (deadlines.has(name)) return null;
        return (
          <VariableActions
            variable={variable}
            onEdit={() => edits.edit(variable)}
            onDelete={() => onDelete(name)}
          />
        );
      }}
    />
  );
}

function keyOf(row: Row): string {
  return row.kind === 'new' ? `new/${row.draft.key}` : row.variable.name;
}

function rowsOf(
  variables: readonly EnvironmentVariable[],
  drafts: readonly VariableDraft[],
): Row[] {
  const edited = new Map(drafts.map((draft) => [draft.variable?.name, draft]));
  return [
    ...drafts
      .filter(({ variable }) => variable === undefined)
      .map((draft) => ({ kind: 'new' as const, draft })),
    ...variables.map((variable): Row => {
      const draft = edited.get(variable.name);
      return draft === undefined
        ? { kind: 'saved', variable }
        : { kind: 'edited', variable, draft };
    }),
  ];
}

interface ColumnsOptions extends Pick<
  VariablesTableProps,
  | 'edits'
  | 'refusals'
  | 'revealed'
  | 'onRevealedChange'
  | 'deadlines'
  | 'onUndoDelete'
  | 'onPasteText'
> {
  messages: Messages['environmentVariables'];
}

function columnsOf({
  messages,
  edits,
  refusals,
  revealed,
  onRevealedChange,
  deadlines,
  onUndoDelete,
  onPasteText,
}: ColumnsOptions): TableColumn<Row>[] {
  return [
    {
      id: 'name',
      header: messages.columns.name,
      width: '30%',
      cell(row) {
        if (row.kind === 'new') {
          const { draft } = row;
          return (
            <NameField
              draft={draft}
              edits={edits}
              refusal={refusals[draft.name]}
              onPasteText={onPasteText}
            />
          );
        }
        const { variable } = row;
        const isGoing = deadlines.has(variable.name);
        return (
          <Text isMono size={12} className={isGoing ? styles.nameGoing : styles.name}>
            {variable.name}
          </Text>
        );
      },
    },
    {
      id: 'value',
      header: messages.columns.value,
      cell(row) {
        if (row.kind !== 'saved') {
          const refusal = row.kind === 'edited' ? refusals[row.variable.name] : undefined;
          return <ValueField draft={row.draft} edits={edits} refusal={refusal} />;
        }
        const { variable } = row;
        const deadline = deadlines.get(variable.name);
        if (deadline !== undefined) {
          return (
            <Undoable
              deadline={deadline}
              text={(seconds) => (seconds > 0 ? messages.deletingIn(seconds) : messages.deleting)}
              undoLabel={messages.undoOf(variable.name)}
              onUndo={() => onUndoDelete(variable.name)}
            />
          );
        }
        return (
          <VariableValue
            variable={variable}
            isRevealed={revealed.has(variable.name)}
            onRevealedChange={(isRevealed) => onRevealedChange(variable.name, isRevealed)}
          />
        );
      },
    },
    {
      id: 'kind',
      header: messages.columns.kind,
      width: '16%',
      narrow: 'end',
      cell(row) {
        if (row.kind === 'new' || (row.kind === 'edited' && !row.variable.is_secret)) {
          return <KindField draft={row.draft} edits={edits} />;
        }
        return <VariableKind variable={row.variable} />;
      },
    },
    {
      id: 'updated',
      header: messages.columns.updated,
      width: '13%',
      isOptional: true,
      narrow: 'hidden',
      cell: (row) =>
        row.kind !== 'new' && (
          <Text tone="muted">
            <Time value={row.variable.updated_at} />
          </Text>
        ),
    },
  ];
}
