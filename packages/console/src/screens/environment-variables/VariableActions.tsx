import type { EnvironmentVariable } from '@quayside/api-contract';
import { IconButton, Menu, MenuItem, MenuTrigger } from '@quayside/design-system';
import { Ellipsis, Lock, Pencil, TextCursorInput, Trash2 } from 'lucide-react';

import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { managedProblem } from '../../domain/variableRules.ts';
import { problemText } from '../../features/variables/problemText.ts';

/** Changes of a variable, in the order of its menu. */
export type VariableAction = 'edit' | 'rename' | 'makeSecret' | 'delete';

interface VariableActionsProps {
  variable: EnvironmentVariable;
  onAction: (action: VariableAction) => void;
}

/** Actions of a variable. For a variable that a service sets, explains how to change it. */
export function VariableActions({ variable, onAction }: VariableActionsProps) {
  const messages = useMessages(environmentVariablesMessages);
  const managed = managedProblem(variable);
  const all = [
    { id: 'edit', Icon: Pencil, label: messages.edit },
    { id: 'rename', Icon: TextCursorInput, label: messages.rename },
    { id: 'makeSecret', Icon: Lock, label: messages.selection.makeSecret },
    { id: 'delete', Icon: Trash2, label: messages.delete },
  ] as const;
  const items = all.filter(({ id }) => id !== 'makeSecret' || !variable.is_secret);
  return (
    <MenuTrigger>
      <IconButton
        size="sm"
        label={messages.actionsFor(variable.name)}
        data-variable={variable.name}
      >
        <Ellipsis />
      </IconButton>
      <Menu
        placement="bottom end"
        disabledKeys={managed === undefined ? [] : items.map(({ id }) => id)}
      >
        {items.map(({ id, Icon, label }) => (
          <MenuItem
            key={id}
            id={id}
            icon={<Icon size={16} />}
            tone={id === 'delete' ? 'danger' : 'neutral'}
            description={managed && problemText(managed, messages)}
            onAction={() => onAction(id)}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
