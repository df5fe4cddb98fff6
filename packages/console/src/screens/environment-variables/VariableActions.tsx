import type { EnvironmentVariable } from '@quayside/api-contract';
import { IconButton, Menu, MenuItem, MenuSeparator, MenuTrigger } from '@quayside/design-system';
import { Copy, CopyPlus, Ellipsis, Lock, Pencil, TextCursorInput, Trash2 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { managedProblem } from '../../domain/variableRules.ts';
import { problemText } from '../../features/variables/problemText.ts';

/** Changes of a variable, in the order of its menu. */
export type VariableAction = 'edit' | 'rename' | 'duplicate' | 'makeSecret' | 'delete';

interface VariableActionsProps {
  variable: EnvironmentVariable;
  onAction: (action: VariableAction) => void;
  /** Menu items that copy it to other apps. @default it cannot be copied */
  copyItems: ReactNode;
}

/** Actions of a variable. For a variable that a service sets, explains how to change it. */
export function VariableActions({ variable, onAction, copyItems }: VariableActionsProps) {
  const messages = useMessages(environmentVariablesMessages);
  const managed = managedProblem(variable);
  const button = useRef<HTMLButtonElement>(null);
  const [isChoosingApp, setChoosingApp] = useState(false);
  const ofAll = {
    isDisabled: managed !== undefined,
    description: managed && problemText(managed, messages),
  };
  const item = (id: VariableAction, Icon: LucideIcon, label: string) => (
    <MenuItem
      id={id}
      icon={<Icon size={16} />}
      tone={id === 'delete' ? 'danger' : 'neutral'}
      onAction={() => onAction(id)}
      {...ofAll}
    >
      {label}
    </MenuItem>
  );
  return (
    <>
      <MenuTrigger>
        <IconButton
          ref={button}
          size="sm"
          label={messages.actionsFor(variable.name)}
          data-variable={variable.name}
        >
          <Ellipsis />
        </IconButton>
        <Menu placement="bottom end">
          {item('edit', Pencil, messages.edit)}
          {item('rename', TextCursorInput, messages.rename)}
          {/* The value of a secret cannot be read. */}
          {!variable.is_secret && item('duplicate', Copy, messages.duplicate)}
          {copyItems !== undefined && (
            <MenuItem
              icon={<CopyPlus size={16} />}
              onAction={() => setChoosingApp(true)}
              {...ofAll}
            >
              {messages.copyToApp}
            </MenuItem>
          )}
          <MenuSeparator />
          {!variable.is_secret && item('makeSecret', Lock, messages.selection.makeSecret)}
          {!variable.is_secret && <MenuSeparator />}
          {item('delete', Trash2, messages.delete)}
        </Menu>
      </MenuTrigger>
      {/* In place of the menu: beside it, there is no room on a phone. */}
      {isChoosingApp && (
        <Menu
          aria-label={messages.copyToApp}
          autoFocus="first"
          onClose={() => setChoosingApp(false)}
          placement="bottom end"
          popover={{ triggerRef: button, isOpen: true, onOpenChange: setChoosingApp }}
        >
          {copyItems}
        </Menu>
      )}
    </>
  );
}
