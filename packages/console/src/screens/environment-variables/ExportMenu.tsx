import type { EnvironmentVariable } from '@quayside/api-contract';
import { Button, Menu, MenuItem, MenuTrigger } from '@quayside/design-system';
import { Braces, Download, FileText } from 'lucide-react';

import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { exportVariables } from './exportVariables.ts';
import type { ExportedFile } from './exportVariables.ts';

interface ExportMenuProps {
  /** `undefined` while they load. */
  variables: readonly EnvironmentVariable[] | undefined;
  onSave: (file: ExportedFile) => void;
}

/** Saves the variables as a file, in one of two formats. */
export function ExportMenu({ variables, onSave }: ExportMenuProps) {
  const environmentVariables = useMessages(environmentVariablesMessages);
  const { export: messages } = environmentVariables;
  return (
    <MenuTrigger>
      <Button variant="secondary" icon={<Download />} isDisabled={variables === undefined}>
        {messages.action}
      </Button>
      <Menu
        placement="bottom end"
        onAction={(key) =>
          onSave(
            exportVariables(variables ?? [], key === 'json' ? 'json' : 'env', messages.secretsNote),
          )
        }
      >
        <MenuItem id="env" icon={<FileText size={16} />} description={messages.withoutSecrets}>
          {messages.env}
        </MenuItem>
        <MenuItem id="json" icon={<Braces size={16} />} description={messages.withoutSecrets}>
          {messages.json}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
