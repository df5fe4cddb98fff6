import { Button, Menu, MenuItem, MenuTrigger } from '@quayside/design-system';
import { Braces, ChevronDown, Columns2, FileUp, Plus, ScanSearch } from 'lucide-react';
import type { Ref } from 'react';

import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';

/** Sources of new variables, in the order of the menu. */
export type AddSource = 'variable' | 'file' | 'code' | 'app';

interface AddMenuProps {
  ref: Ref<HTMLButtonElement>;
  isDisabled: boolean;
  /** Whether variables can be copied from other apps. */
  hasApps: boolean;
  /** Called when the menu may open, to preload code. */
  onHoverStart: () => void;
  onAdd: (source: AddSource) => void;
}

/** Adds variables: one by one, from a file, from code, or from another app. */
export function AddMenu({ ref, isDisabled, hasApps, onHoverStart, onAdd }: AddMenuProps) {
  const { add: messages } = useMessages(environmentVariablesMessages);
  return (
    <MenuTrigger>
      <Button
        ref={ref}
        variant="secondary"
        icon={<Plus />}
        data-shortcut="create"
        data-action="add import fromCode"
        isDisabled={isDisabled}
        onHoverStart={onHoverStart}
      >
        {messages.action}
        <ChevronDown aria-hidden size={14} />
      </Button>
      <Menu placement="bottom end">
        <MenuItem icon={<Braces size={16} />} data-action="add" onAction={() => onAdd('variable')}>
          {messages.variable}
        </MenuItem>
        <MenuItem icon={<FileUp size={16} />} data-action="import" onAction={() => onAdd('file')}>
          {messages.file}
        </MenuItem>
        <MenuItem
          icon={<ScanSearch size={16} />}
          data-action="fromCode"
          onAction={() => onAdd('code')}
        >
          {messages.code}
        </MenuItem>
        {hasApps && (
          <MenuItem icon={<Columns2 size={16} />} onAction={() => onAdd('app')}>
            {messages.app}
          </MenuItem>
        )}
      </Menu>
    </MenuTrigger>
  );
}
