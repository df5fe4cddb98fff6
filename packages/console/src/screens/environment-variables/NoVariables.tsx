import { Button, EmptyState } from '@quayside/design-system';
import { Braces, SearchX } from 'lucide-react';

import { commonMessages } from '../../runtime/messages/en/common.ts';
import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { Command } from '../../ui/Command.tsx';

interface NoVariablesProps {
  /** Whether the app has none at all. */
  isFirst: boolean;
  search: string;
  onClearSearch: () => void;
  onShowAllKinds: () => void;
}

/** Empty state: how to set the first variable, or how to clear the filters. */
export function NoVariables({ isFirst, search, onClearSearch, onShowAllKinds }: NoVariablesProps) {
  const common = useMessages(commonMessages);
  const messages = useMessages(environmentVariablesMessages);
  if (isFirst) {
    return (
      <EmptyState
        icon={<Braces />}
        title={messages.empty.title}
        actions={<Command>{messages.empty.command}</Command>}
      >
        {messages.empty.text}
      </EmptyState>
    );
  }
  const isSearching = search !== '';
  return (
    <EmptyState
      icon={<SearchX />}
      title={isSearching ? messages.noMatch(search) : messages.noneOfKind}
      actions={
        <Button variant="secondary" onPress={isSearching ? onClearSearch : onShowAllKinds}>
          {isSearching ? common.clearSearch : messages.showAllKinds}
        </Button>
      }
    />
  );
}
