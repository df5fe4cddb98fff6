import { IconButton, Menu, MenuItem, MenuTrigger } from '@quayside/design-system';
import { Columns2, Ellipsis, History, ScanSearch } from 'lucide-react';
import type { Ref } from 'react';

import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';

interface MoreActionsProps {
  ref: Ref<HTMLButtonElement>;
  isDisabled: boolean;
  /** Called before the menu opens, to preload code. */
  onHoverStart: () => void;
  onCheck: () => void;
  /** @default no comparison */
  onCompare: (() => void) | undefined;
  /** @default no history */
  onShowHistory: (() => void) | undefined;
}

/** Checks that are needed less often, in one menu. */
export function MoreActions({
  ref,
  isDisabled,
  onHoverStart,
  onCheck,
  onCompare,
  onShowHistory,
}: MoreActionsProps) {
  const messages = useMessages(environmentVariablesMessages);
  return (
    <MenuTrigger>
      <IconButton
        ref={ref}
        variant="secondary"
        label={messages.moreActions}
        isDisabled={isDisabled}
        onHoverStart={onHoverStart}
      >
        <Ellipsis />
      </IconButton>
      <Menu placement="bottom end">
        <MenuItem id="check" icon={<ScanSearch size={16} />} onAction={onCheck}>
          {messages.codeCheck.action}
        </MenuItem>
        {onCompare !== undefined && (
          <MenuItem id="compare" icon={<Columns2 size={16} />} onAction={onCompare}>
            {messages.compare.action}
          </MenuItem>
        )}
        {onShowHistory !== undefined && (
          <MenuItem id="history" icon={<History size={16} />} onAction={onShowHistory}>
            {messages.history.action}
          </MenuItem>
        )}
      </Menu>
    </MenuTrigger>
  );
}
