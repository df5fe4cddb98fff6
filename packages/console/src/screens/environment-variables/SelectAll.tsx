import { Checkbox } from '@quayside/design-system';
import { createContext, use } from 'react';

import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';

/** Names of the listed variables that can be selected, and of the selected ones. */
export interface VariableSelection {
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
