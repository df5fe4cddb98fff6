import { Checkbox } from '@quayside/design-system';
import { createContext, use } from 'react';

import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import * as styles from './EnvironmentVariablesScreen.css.ts';

/** Names of the listed variables that can be selected, and of the selected ones. */
interface VariableSelection {
  selectable: readonly string[];
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
}

/** The selection, for the header of the table: its columns stay the same, so that no row renders again. */
export const SelectionContext = createContext<VariableSelection>({
  selectable: [],
  selected: new Set(),
  onChange: () => {},
});

/** Selects all listed variables, or none. */
export function SelectAll() {
  const { selection: messages } = useMessages(environmentVariablesMessages);
  const { selectable, selected, onChange } = use(SelectionContext);
  const isAll = selectable.length > 0 && selectable.every((name) => selected.has(name));
  return (
    <Checkbox
      aria-label={messages.all}
      isDisabled={selectable.length === 0}
      isSelected={isAll}
      isIndeterminate={!isAll && selectable.some((name) => selected.has(name))}
      onChange={(isSelected) => onChange(new Set(isSelected ? selectable : []))}
    />
  );
}

/** Selected variables, for the rows: a selection renders their checkboxes, and not the rows. */
interface SelectedVariables {
  /** Names. */
  selected: ReadonlySet<string>;
  onChange: (name: string, isSelected: boolean) => void;
}

/** Context of {@link SelectOne}. Keep its value while the selection stays the same. */
export const SelectedContext = createContext<SelectedVariables>({
  selected: new Set(),
  onChange: () => {},
});

/** Selects a variable. The browser's own checkbox, because an app may have hundreds. */
export function SelectOne({ name }: { name: string }) {
  const { selection: messages } = useMessages(environmentVariablesMessages);
  const { selected, onChange } = use(SelectedContext);
  return (
    <label className={styles.choiceArea}>
      <input
        type="checkbox"
        className={styles.choice}
        aria-label={messages.one(name)}
        checked={selected.has(name)}
        onChange={(event) => onChange(name, event.currentTarget.checked)}
      />
    </label>
  );
}
