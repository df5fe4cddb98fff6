import type { EnvironmentVariable } from '@quayside/api-contract';
import { Text } from '@quayside/design-system';
import type { TableColumn, TableProps } from '@quayside/design-system';
import type { ReactNode } from 'react';

import type { Messages } from '../../runtime/messages/messages.ts';
import { OptionalTime } from '../../ui/OptionalTime.tsx';
import * as variableStyles from '../../features/variables/variables.css.ts';
import * as styles from './EnvironmentVariablesScreen.css.ts';
import { managedProblem } from '../../domain/variableRules.ts';
import { ReportNear, WhenNear } from './nearRows.tsx';
import { SelectAll, SelectOne } from './selection.tsx';
import type { VariablesFormReturn } from './useVariablesForm.ts';
import { VariableActions } from './VariableActions.tsx';
import type { VariableAction } from './VariableActions.tsx';
import type { VariablesByName } from '../../domain/variablesByName.ts';
import { keepsValue } from './variableDrafts.ts';
import type { VariableDraft } from './variableDrafts.ts';
import { DiscardButton, KindField, NameField, ValueField } from './VariableFields.tsx';
import { VariableKind } from './VariableKind.tsx';
import { VariableValue } from './VariableValue.tsx';

/** A row: a variable, possibly with a draft, or a new variable. */
export type VariableRow =
  | SavedRow
  | (DraftRow & { kind: 'edited'; variable: EnvironmentVariable })
  | (DraftRow & { kind: 'new' });

/** The stored variable. */
export interface SavedRow {
  kind: 'saved';
  variable: EnvironmentVariable;
  /** Time until which its value is shown, in milliseconds since the epoch. */
  revealedUntil: number | undefined;
}

/** Draft of a variable. */
interface DraftRow {
  draft: VariableDraft;
  form: VariablesFormReturn;
  /** Index of the draft in the form. */
  index: number;
  existing: VariablesByName;
}

/** Callbacks of a row. */
export interface RowHandlers {
  onAction: (action: VariableAction, variable: EnvironmentVariable) => void;
  /** Menu items that copy a variable to other apps; `undefined` if it cannot be copied. */
  copyItems: (variable: EnvironmentVariable) => ReactNode;
  onDiscard: (draft: VariableDraft) => void;
  onRevealedUntilChange: (name: string, revealedUntil: number | undefined) => void;
  /** Parses several lines pasted into a name field as a `.env` file. */
  onPasteText: (text: string) => boolean;
}

/** Actions at the end of a row. */
export function variableActions(
  handlers: RowHandlers,
): NonNullable<TableProps<VariableRow>['rowActions']> {
  return (row) => {
    if (row.kind !== 'saved') {
      const { draft, form, index } = row;
      return (
        <DiscardButton
          form={form}
          index={index}
          draft={draft}
          onDiscard={() => handlers.onDiscard(draft)}
        />
      );
    }
    const { variable } = row;
    return (
      <WhenNear
        name={variable.name}
        fallback={<ReportNear name={variable.name} className={styles.actionsPlace} />}
      >
        <VariableActions
          variable={variable}
          onAction={(action) => handlers.onAction(action, variable)}
          copyItems={handlers.copyItems(variable)}
        />
      </WhenNear>
    );
  };
}

/** As wide as a checkbox, so that names are aligned. */
const choicePlace = <span className={styles.choicePlace} />;

/** The columns of variables: selection, name, value, kind, and when it was changed. */
export function variableColumns(
  messages: Messages['environmentVariables'],
  handlers: RowHandlers,
): TableColumn<VariableRow>[] {
  return [
    {
      id: 'choice',
      header: <SelectAll />,
      width: 44,
      narrow: 'start',
      skeleton: choicePlace,
      cell: (row) =>
        row.kind === 'saved' && managedProblem(row.variable) === undefined ? (
          <WhenNear name={row.variable.name} fallback={choicePlace}>
            <SelectOne name={row.variable.name} />
          </WhenNear>
        ) : (
          choicePlace
        ),
    },
    {
      id: 'name',
      header: messages.columns.name,
      isRowHeader: true,
      allowsSorting: true,
      width: '28%',
      cell(row) {
        if (row.kind === 'new' || (row.kind === 'edited' && row.draft.isRename === true)) {
          return (
            <NameField
              form={row.form}
              index={row.index}
              draft={row.draft}
              existing={row.existing}
              onPasteText={handlers.onPasteText}
            />
          );
        }
        const isGoing = row.kind === 'edited' && row.draft.isDeletion === true;
        return (
          <Text isMono size={12} className={isGoing ? styles.nameGoing : variableStyles.name}>
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
          const { draft } = row;
          if (draft.isDeletion === true) return <Text tone="muted">{messages.deleted}</Text>;
          if (keepsValue(draft)) {
            return (
              <Text size={12} tone="subtle">
                {messages.renamedFrom(draft.stored?.name ?? '')}
              </Text>
            );
          }
          return <ValueField form={row.form} index={row.index} draft={row.draft} />;
        }
        const { variable, revealedUntil } = row;
        const { name } = variable;
        return (
          <VariableValue
            variable={variable}
            revealedUntil={revealedUntil}
            onRevealedUntilChange={(until) => handlers.onRevealedUntilChange(name, until)}
          />
        );
      },
    },
    {
      id: 'kind',
      header: messages.columns.kind,
      width: 148,
      narrow: 'end',
      cell(row) {
        const isPlain = row.kind === 'edited' && !row.variable.is_secret;
        if (
          row.kind === 'new' ||
          (isPlain && row.draft.isDeletion !== true && row.draft.isRename !== true)
        ) {
          return <KindField form={row.form} index={row.index} />;
        }
        return <VariableKind variable={row.variable} />;
      },
    },
    {
      id: 'updated',
      header: messages.columns.updated,
      allowsSorting: true,
      width: '13%',
      isOptional: true,
      narrow: 'hidden',
      cell: (row) =>
        row.kind !== 'saved' ? (
          <Text tone="warning">{messages.notSaved}</Text>
        ) : (
          <WhenNear name={row.variable.name}>
            <Text tone="muted">
              <OptionalTime value={row.variable.updated_at} />
            </Text>
          </WhenNear>
        ),
    },
  ];
}
