import type { EnvironmentVariable } from '@quayside/api-contract';
import { Text } from '@quayside/design-system';

import { FilterPills } from '../../features/variables/FilterPills.tsx';
import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import * as listStyles from '../../ui/list.css.ts';
import { ListSearchField } from '../../ui/ListSearchField.tsx';
import * as styles from './EnvironmentVariablesScreen.css.ts';
import { isOfKind, variableKindFilters } from './variableKinds.ts';
import type { VariableKindFilter } from './variableKinds.ts';

interface VariablesToolbarProps {
  /** Variables of the app; `undefined` while they load. */
  variables: readonly EnvironmentVariable[] | undefined;
  changedNames: readonly string[];
  search: string;
  onSearchChange: (search: string) => void;
  /** Number of variables that match; `undefined` until it is known. */
  resultCount: number | undefined;
  kind: VariableKindFilter;
  onKindChange: (kind: VariableKindFilter) => void;
  /** Whether a file is dragged over the page. */
  isDropTarget: boolean;
}

/** Filters the list, and shows that a file can be dropped. */
export function VariablesToolbar({
  variables,
  changedNames,
  search,
  onSearchChange,
  kind,
  onKindChange,
  isDropTarget,
  resultCount,
}: VariablesToolbarProps) {
  const messages = useMessages(environmentVariablesMessages);
  return (
    <div className={listStyles.toolbar}>
      <ListSearchField
        aria-label={messages.search}
        placeholder={messages.search}
        value={search}
        onChange={onSearchChange}
        resultCount={resultCount}
      />
      <FilterPills
        aria-label={messages.review.filter}
        filters={variableKindFilters.map((id) => ({
          id,
          label: messages.kindFilters[id],
          count: variables?.filter((each) => isOfKind(each, id, changedNames)).length,
        }))}
        value={kind}
        onChange={onKindChange}
      />
      <Text size={12} tone="subtle" className={styles.pasteNote}>
        {isDropTarget ? messages.import.dropHere : messages.import.pasteNote}
      </Text>
    </div>
  );
}
