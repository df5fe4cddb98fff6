import type { EnvironmentVariable } from '@quayside/api-contract';
import { IconButton, Table, Text, Time } from '@quayside/design-system';
import type { TableColumn, TableProps } from '@quayside/design-system';
import { X } from 'lucide-react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';

import type { Messages } from '../../messages/messages.ts';
import { environmentVariablesMessages } from '../../messages/en/environmentVariables.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { NearPlace } from '../shared/NearPlace.tsx';
import { Undoable } from '../shared/Undoable.tsx';
import * as styles from './EnvironmentVariablesScreen.css.ts';
import type { VariableDraft, VariableEdits } from './useVariableEdits.ts';
import { VariableActions } from './VariableActions.tsx';
import { KindField, NameField, ValueField } from './VariableFields.tsx';
import { VariableKind } from './VariableKind.tsx';
import { VariableValue } from './VariableValue.tsx';

/** A row: a variable, perhaps with what is typed for it, or one that is new. */
type Row = SavedRow | (DraftRow & { kind: 'edited'; variable: EnvironmentVariable }) | NewRow;

interface SavedRow {
  kind: 'saved';
  variable: EnvironmentVariable;
  isRevealed: boolean;
  /** When it is deleted, if it is on its way out. */
  deadline: number | undefined;
  /** Whether it is, or was, near what is seen of the page: its controls are drawn then. */
  isNear: boolean;
}

interface DraftRow {
  draft: VariableDraft;
  edits: VariableEdits;
  /** What the platform said against it. */
  refusal: string | undefined;
}

type NewRow = DraftRow & { kind: 'new' };

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

/** What a row can ask for. */
interface RowHandlers extends Pick<
  VariablesTableProps,
  'onRevealedChange' | 'onDelete' | 'onUndoDelete' | 'onPasteText'
> {
  onEdit: (variable: EnvironmentVariable) => void;
  onDiscard: (draft: VariableDraft) => void;
  /** A row has come near the screen. */
  onNear: (name: string) => void;
}

/**
 * Variables, a row each; what is added or changed is typed in its row. A row is drawn again only when something in it
 * changed: an app may have hundreds.
 */
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
  const [near, setNear] = useState<ReadonlySet<string>>(new Set());
  const handlers = useRowHandlers({
    onEdit: edits.edit,
    onDiscard: ({ key }) => edits.discard([key]),
    onRevealedChange,
    onDelete,
    onUndoDelete,
    onPasteText,
    onNear: (name) => setNear((before) => new Set([...before, name])),
  });
  const columns = useMemo(() => columnsOf(messages, handlers), [messages, handlers]);
  const rowActions = useMemo(() => actionsOf(messages, handlers), [messages, handlers]);
  const [savedRow] = useState(createSavedRows);

  const edited = new Map(edits.drafts.map((draft) => [draft.variable?.name, draft]));
  const toNewRow = (draft: VariableDraft): Row => ({
    kind: 'new',
    draft,
    edits,
    refusal: refusals[draft.name],
  });
  const toRow = (variable: EnvironmentVariable, index: number): Row => {
    const { name } = variable;
    const draft = edited.get(name);
    if (draft !== undefined) {
      return { kind: 'edited', variable, draft, edits, refusal: refusals[name] };
    }
    return savedRow({
      kind: 'saved',
      variable,
      isRevealed: revealed.has(name),
      deadline: deadlines.get(name),
      isNear: index < firstRows || near.has(name),
    });
  };
  return (
    <Table
      {...props}
      columns={columns}
      rows={
        variables && [
          ...edits.drafts.filter(({ variable }) => variable === undefined).map(toNewRow),
          ...variables.map(toRow),
        ]
      }
      getRowKey={keyOf}
      rowActions={rowActions}
    />
  );
}

/** Handlers that stay the same, and do what those of the newest render do. */
function useRowHandlers(handlers: RowHandlers): RowHandlers {
  const newest = useRef(handlers);
  useLayoutEffect(() => {
    newest.current = handlers;
  });
  return useMemo(
    () => ({
      onEdit: (variable) => newest.current.onEdit(variable),
      onDiscard: (draft) => newest.current.onDiscard(draft),
      onRevealedChange: (name, isRevealed) => newest.current.onRevealedChange(name, isRevealed),
      onDelete: (name) => newest.current.onDelete(name),
      onUndoDelete: (name) => newest.current.onUndoDelete(name),
      onPasteText: (text) => newest.current.onPasteText(text),
      onNear: (name) => newest.current.onNear(name),
    }),
    [],
  );
}

/** About as many as a screen shows: they are there with their controls. */
const firstRows = 16;

function keyOf(row: Row): string {
  return row.kind === 'new' ? `new/${row.draft.key}` : row.variable.name;
}

/** Gives the same row again for as long as nothing in it changes. */
function createSavedRows() {
  const rows = new WeakMap<EnvironmentVariable, SavedRow>();
  return (row: SavedRow): SavedRow => {
    const before = rows.get(row.variable);
    const isSame =
      before?.isRevealed === row.isRevealed &&
      before.deadline === row.deadline &&
      before.isNear === row.isNear;
    if (isSame) return before;
    rows.set(row.variable, row);
    return row;
  };
}

function actionsOf(
  messages: Messages['environmentVariables'],
  handlers: RowHandlers,
): NonNullable<TableProps<Row>['rowActions']> {
  return (row) => {
    if (row.kind !== 'saved') {
      const { draft } = row;
      return (
        <IconButton
          size="sm"
          label={messages.discardEdit(draft.name)}
          onPress={() => handlers.onDiscard(draft)}
        >
          <X />
        </IconButton>
      );
    }
    const { variable, deadline, isNear } = row;
    const { name } = variable;
    if (deadline !== undefined) return null;
    if (!isNear) {
      return <NearPlace className={styles.actionsPlace} onNear={() => handlers.onNear(name)} />;
    }
    return (
      <VariableActions
        variable={variable}
        onEdit={() => handlers.onEdit(variable)}
        onDelete={() => handlers.onDelete(name)}
      />
    );
  };
}

function columnsOf(
  messages: Messages['environmentVariables'],
  handlers: RowHandlers,
): TableColumn<Row>[] {
  return [
    {
      id: 'name',
      header: messages.columns.name,
      width: '30%',
      cell(row) {
        if (row.kind === 'new') {
          return (
            <NameField
              draft={row.draft}
              edits={row.edits}
              refusal={row.refusal}
              onPasteText={handlers.onPasteText}
            />
          );
        }
        const isGoing = row.kind === 'saved' && row.deadline !== undefined;
        return (
          <Text isMono size={12} className={isGoing ? styles.nameGoing : styles.name}>
            {row.variable.name}
          </Text>
        );
      },
    },
    {
      id: 'value',
      header: messages.columns.value,
      cell(row) {
        if (row.kind !== 'saved') {
          return (
            <ValueField
              draft={row.draft}
              edits={row.edits}
              refusal={row.kind === 'edited' ? row.refusal : undefined}
            />
          );
        }
        const { variable, deadline, isRevealed, isNear } = row;
        const { name } = variable;
        if (deadline !== undefined) {
          return (
            <Undoable
              deadline={deadline}
              text={(seconds) => (seconds > 0 ? messages.deletingIn(seconds) : messages.deleting)}
              undoLabel={messages.undoOf(name)}
              onUndo={() => handlers.onUndoDelete(name)}
            />
          );
        }
        return (
          <VariableValue
            variable={variable}
            hasControls={isNear}
            isRevealed={isRevealed}
            onRevealedChange={(isShown) => handlers.onRevealedChange(name, isShown)}
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
          return <KindField draft={row.draft} edits={row.edits} />;
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
        (row.kind === 'edited' || (row.kind === 'saved' && row.isNear)) && (
          <Text tone="muted">
            <Time value={row.variable.updated_at} />
          </Text>
        ),
    },
  ];
}
