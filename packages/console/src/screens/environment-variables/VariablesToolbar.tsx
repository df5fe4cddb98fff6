import { Select, SelectItem, Text } from '@quayside/design-system';

import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import * as listStyles from '../../ui/list.css.ts';
import { ListSearchField } from '../../ui/ListSearchField.tsx';
import * as styles from './EnvironmentVariablesScreen.css.ts';
import { variableKindFilters } from './variableKinds.ts';
import type { VariableKindFilter } from './variableKinds.ts';

interface VariablesToolbarProps {
  search: string;
  onSearchChange: (search: string) => void;
  kind: VariableKindFilter;
  onKindChange: (kind: VariableKindFilter) => void;
  /** Whether a file is dragged over the page. */
  isDropTarget: boolean;
}

/** Filters the list, and shows that a file can be dropped. */
export function VariablesToolbar({
  search,
  onSearchChange,
  kind,
  onKindChange,
  isDropTarget,
}: VariablesToolbarProps) {
  const messages = useMessages(environmentVariablesMessages);
  return (
    <div className={listStyles.toolbar}>
      <ListSearchField
        aria-label={messages.search}
        placeholder={messages.search}
        value={search}
        onChange={onSearchChange}
      />
      <Select
        aria-label={messages.kindFilter}
        className={styles.kindFilter}
        value={kind}
        onChange={(key) => {
          const chosen = variableKindFilters.find((known) => known === key);
          if (chosen !== undefined) onKindChange(chosen);
        }}
      >
        {variableKindFilters.map((id) => (
          <SelectItem key={id} id={id}>
            {messages.kindFilters[id]}
          </SelectItem>
        ))}
      </Select>
      <Text size={12} tone="subtle" className={styles.pasteNote}>
        {isDropTarget ? messages.import.dropHere : messages.import.pasteNote}
      </Text>
    </div>
  );
}
