import type { EnvironmentVariable } from '@quayside/api-contract';
import { Table } from '@quayside/design-system';
import type { TableProps, TableSort } from '@quayside/design-system';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';

import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { createNearRows, NearRowsContext } from './nearRows.tsx';
import { SelectedContext, SelectionContext } from './selection.tsx';
import { sortVariables } from './sortVariables.ts';
import type { VariablesForm } from './useVariablesForm.ts';
import { managedProblem } from '../../domain/variableRules.ts';
import { storedOf } from './variableDrafts.ts';
import { variableActions, variableColumns } from './variableColumns.tsx';
import type { RowHandlers, SavedRow, VariableRow } from './variableColumns.tsx';

interface VariablesTableProps extends Pick<
  TableProps<VariableRow>,
  'aria-label' | 'isRefreshing' | 'empty' | 'error'
> {
  /** Variables that match the search; `undefined` while they load. */
  variables: readonly EnvironmentVariable[] | undefined;
  edits: VariablesForm;
  handlers: RowHandlers;
  /** Times until which values are shown, by name. */
  revealed: ReadonlyMap<string, number>;
  /** Names of selected variables. */
  selected: ReadonlySet<string>;
  onSelectedChange: (selected: ReadonlySet<string>) => void;
}

/**
 * Variables as rows, which are edited in place. A row renders again only when its data changed, because an app may have
 * hundreds.
 */
export function VariablesTable({
  variables,
  edits: { form, drafts, existing },
  handlers: newestHandlers,
  revealed,
  selected,
  onSelectedChange,
  isRefreshing = false,
  empty,
  error,
  'aria-label': label,
}: VariablesTableProps) {
  const messages = useMessages(environmentVariablesMessages);
  const handlers = useStableHandlers(newestHandlers);
  const columns = useMemo(() => variableColumns(messages, handlers), [messages, handlers]);
  const rowActions = useMemo(() => variableActions(handlers), [handlers]);
  const [savedRows] = useState(createSavedRows);
  const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'ascending' });
  const sorted = useMemo(() => variables && sortVariables(variables, sort), [variables, sort]);

  const { newRows, editedRows } = useMemo(() => {
    const added: VariableRow[] = [];
    const edited = new Map<string, VariableRow>();
    for (const [index, draft] of drafts.entries()) {
      const stored = storedOf(draft, existing);
      const variable = existing.get(stored?.name ?? draft.name);
      // A variable that was deleted elsewhere: its draft stays, and would add it again.
      if (stored === null || variable === undefined) {
        if (draft.isDeletion === true) continue;
        added.push({ kind: 'new', draft, form, index, existing });
      } else {
        edited.set(variable.name, { kind: 'edited', draft, form, index, variable, existing });
      }
    }
    return { newRows: added, editedRows: edited };
  }, [drafts, existing, form]);
  const rows = useMemo(
    () =>
      sorted && [
        ...newRows,
        ...sorted.map(
          (variable): VariableRow =>
            editedRows.get(variable.name) ??
            savedRows({
              kind: 'saved',
              variable,
              revealedUntil: revealed.get(variable.name),
            }),
        ),
      ],
    [sorted, newRows, editedRows, savedRows, revealed],
  );
  const [nearRows] = useState(createNearRows);
  useLayoutEffect(() => {
    if (sorted === undefined) return;
    nearRows.setFirst(existing.keys());
    for (const { name } of sorted.slice(0, firstRows)) nearRows.add(name);
  }, [sorted, existing, nearRows]);
  const chosen = useMemo(
    () => ({
      selected,
      onChange(name: string, isSelected: boolean) {
        const next = new Set(selected);
        if (isSelected) next.add(name);
        else next.delete(name);
        onSelectedChange(next);
      },
    }),
    [selected, onSelectedChange],
  );
  const selectable = (rows ?? []).flatMap((row) =>
    row.kind === 'saved' && managedProblem(row.variable) === undefined ? [row.variable.name] : [],
  );
  // The same element while its rows are the same: a selection or a search renders no row.
  const table = useMemo(
    () => (
      <Table
        aria-label={label}
        isRefreshing={isRefreshing}
        empty={empty}
        error={error}
        isLong
        columns={columns}
        rows={rows}
        getRowKey={keyOf}
        rowActions={rowActions}
        isRowHighlighted={isUnsaved}
        sortDescriptor={sort}
        onSortChange={setSort}
      />
    ),
    [label, isRefreshing, empty, error, columns, rows, rowActions, sort],
  );
  return (
    <NearRowsContext value={nearRows}>
      <SelectionContext value={{ selectable, selected, onChange: onSelectedChange }}>
        <SelectedContext value={chosen}>{table}</SelectedContext>
      </SelectionContext>
    </NearRowsContext>
  );
}

/** Returns stable handlers that call those of the latest render. */
function useStableHandlers(handlers: RowHandlers): RowHandlers {
  const newest = useRef(handlers);
  useLayoutEffect(() => {
    newest.current = handlers;
  });
  return useMemo(
    () => ({
      onAction: (action, variable) => newest.current.onAction(action, variable),
      copyItems: (variable) => newest.current.copyItems(variable),
      onDiscard: (draft) => newest.current.onDiscard(draft),
      onRevealedUntilChange: (name, until) => newest.current.onRevealedUntilChange(name, until),
      onPasteText: (text) => newest.current.onPasteText(text),
    }),
    [],
  );
}

/** Number of rows that are rendered with their controls at first: about as many as fit on a screen. */
const firstRows = 16;

const isUnsaved = ({ kind }: VariableRow) => kind !== 'saved';

function keyOf(row: VariableRow): string {
  return row.kind === 'new' ? `new/${row.draft.key}` : row.variable.name;
}

/** Creates a function that keeps a row's identity while its data is unchanged. */
function createSavedRows() {
  const rows = new WeakMap<EnvironmentVariable, SavedRow>();
  return (row: SavedRow): SavedRow => {
    const before = rows.get(row.variable);
    if (before !== undefined && before.revealedUntil === row.revealedUntil) return before;
    rows.set(row.variable, row);
    return row;
  };
}
