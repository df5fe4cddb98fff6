import { createContext, use } from 'react';

import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import * as styles from './EnvironmentVariablesScreen.css.ts';

/** Selected variables, for the rows: a selection renders their checkboxes, and not the rows. */
export interface SelectedVariables {
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
