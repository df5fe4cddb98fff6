import type { EnvironmentVariable } from '@quayside/api-contract';
import { Table } from '@quayside/design-system';
import type { TableProps, TableSort } from '@quayside/design-system';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';

import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { SelectionContext } from './SelectAll.tsx';
import { SelectedContext } from './SelectOne.tsx';
import { sortVariables } from './sortVariables.ts';
import type { VariablesForm } from './useVariablesForm.ts';
import { managedProblem } from '../../domain/variableRules.ts';
import { storedOf } from './variableDrafts.ts';
import type { VariableDraft } from './variableDrafts.ts';
import { variableActions, variableColumns } from './variableColumns.tsx';
import type { RowHandlers, SavedRow, VariableRow } from './variableColumns.tsx';

interface VariablesTableProps extends Pick<
  TableProps<VariableRow>,
  'aria-label' | 'isRefreshing' | 'empty' | 'error'
> {
  /** Variables that match the search; `undefined` while they load. */
  variables: readonly EnvironmentVariable[] | undefined;
  edits: VariablesForm;
  onDelete: (variable: EnvironmentVariable) => void;
  onDiscard: (draft: VariableDraft) => void;
  /** Times until which values are shown, by name. */
  revealed: ReadonlyMap<string, number>;
  onRevealedUntilChange: (name: string, revealedUntil: number | undefined) => void;
  /** Names of selected variables. */
  selected: ReadonlySet<string>;
  onSelectedChange: (selected: ReadonlySet<string>) => void;
  onPasteText: (text: string) => boolean;
}

/**
 * Variables as rows, which are edited in place. A row renders again only when its data changed, because an app may have
 * hundreds.
 */
export function VariablesTable({
  variables,
  edits: { form, drafts, existing, edit, rename },
  onDelete,
  onDiscard,
  revealed,
  onRevealedUntilChange,
  selected,
  onSelectedChange,
  onPasteText,
  ...props
}: VariablesTableProps) {
  const messages = useMessages(environmentVariablesMessages);
  const [near, setNear] = useState<ReadonlySet<string>>(new Set());
  const handlers = useRowHandlers({
    onEdit: edit,
    onRename: rename,
    onDelete,
    onDiscard,
    onRevealedUntilChange,
    onPasteText,
    onNear: (name) => setNear((before) => new Set([...before, name])),
  });
  const columns = useMemo(() => variableColumns(messages, handlers), [messages, handlers]);
  const rowActions = useMemo(() => variableActions(messages, handlers), [messages, handlers]);
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
  const toRow = (variable: EnvironmentVariable, index: number): VariableRow => {
    const { name } = variable;
    const edited = editedRows.get(name);
    if (edited !== undefined) return edited;
    const isNear = index < firstRows || near.has(name) || savedRows.isNear(variable);
    return savedRows.keep({
      kind: 'saved',
      variable,
      revealedUntil: revealed.get(name),
      canSelect: canSelect(variable),
      isNear,
    });
  };
  const canSelect = (variable: EnvironmentVariable) =>
    managedProblem(variable) === undefined && !editedRows.has(variable.name);
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
  const selectable = variables?.filter(canSelect).map(({ name }) => name) ?? [];
  return (
    <SelectionContext value={{ selectable, selected, onChange: onSelectedChange }}>
      <SelectedContext value={chosen}>
        <Table
          {...props}
          isLong
          columns={columns}
          rows={sorted && [...newRows, ...sorted.map(toRow)]}
          getRowKey={keyOf}
          rowActions={rowActions}
          sortDescriptor={sort}
          onSortChange={setSort}
        />
      </SelectedContext>
    </SelectionContext>
  );
}

/** Returns stable handlers that call those of the latest render. */
function useRowHandlers(handlers: RowHandlers): RowHandlers {
  const newest = useRef(handlers);
  useLayoutEffect(() => {
    newest.current = handlers;
  });
  return useMemo(
    () => ({
      onEdit: (variable) => newest.current.onEdit(variable),
      onRename: (variable) => newest.current.onRename(variable),
      onDiscard: (draft) => newest.current.onDiscard(draft),
      onRevealedUntilChange: (name, until) => newest.current.onRevealedUntilChange(name, until),
      onDelete: (variable) => newest.current.onDelete(variable),
      onPasteText: (text) => newest.current.onPasteText(text),
      onNear: (name) => newest.current.onNear(name),
    }),
    [],
  );
}

/** Number of rows that are rendered with their controls at first: about as many as fit on a screen. */
const firstRows = 16;

function keyOf(row: VariableRow): string {
  return row.kind === 'new' ? `new/${row.draft.key}` : row.variable.name;
}

/** Creates functions that keep a row's identity while its data is unchanged. Rows once near the viewport stay rendered. */
function createSavedRows() {
  const rows = new WeakMap<EnvironmentVariable, SavedRow>();
  const isNear = (variable: EnvironmentVariable) => rows.get(variable)?.isNear === true;
  const keep = (row: SavedRow): SavedRow => {
    const before = rows.get(row.variable);
    const isSame =
      before !== undefined &&
      before.revealedUntil === row.revealedUntil &&
      before.canSelect === row.canSelect &&
      before.isNear === row.isNear;
    if (isSame) return before;
    rows.set(row.variable, row);
    return row;
  };
  return { isNear, keep };
}
