import type { EnvironmentVariable } from '@quayside/api-contract';
import { IconButton, Menu, MenuItem, MenuTrigger } from '@quayside/design-system';
import { Ellipsis, Pencil, TextCursorInput, Trash2 } from 'lucide-react';

import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { managedProblem } from '../../domain/variableRules.ts';
import { problemText } from '../../features/variables/problemText.ts';

interface VariableActionsProps {
  variable: EnvironmentVariable;
  onEdit: () => void;
  onRename: () => void;
  onDelete: () => void;
}

/** Actions of a variable. For a variable that a service sets, explains how to change it. */
export function VariableActions({ variable, onEdit, onRename, onDelete }: VariableActionsProps) {
  const messages = useMessages(environmentVariablesMessages);
  const managed = managedProblem(variable);
  const reason = managed && problemText(managed, messages);
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
        disabledKeys={managed === undefined ? [] : ['edit', 'rename', 'delete']}
        onAction={(key) => {
          if (key === 'edit') onEdit();
          else if (key === 'rename') onRename();
          else onDelete();
        }}
      >
        <MenuItem id="edit" icon={<Pencil size={16} />} description={reason}>
          {messages.edit}
        </MenuItem>
        <MenuItem id="rename" icon={<TextCursorInput size={16} />} description={reason}>
          {messages.rename}
        </MenuItem>
        <MenuItem id="delete" icon={<Trash2 size={16} />} tone="danger" description={reason}>
          {messages.delete}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
