import type { EnvironmentVariable } from '@quayside/api-contract';
import { Button, Menu, MenuItem, MenuTrigger } from '@quayside/design-system';
import { Braces, Container, Download, FileText, Terminal } from 'lucide-react';
import type { ReactNode } from 'react';

import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { exportFormats, exportVariables } from './exportVariables.ts';
import type { ExportedFile, ExportFormat } from './exportVariables.ts';

interface ExportMenuProps {
  /** `undefined` while they load. */
  variables: readonly EnvironmentVariable[] | undefined;
  /** Name of the file, without its extension. */
  fileName: string;
  onSave: (file: ExportedFile) => void;
}

const icons: Readonly<Record<ExportFormat, ReactNode>> = {
  env: <FileText size={16} />,
  json: <Braces size={16} />,
  shell: <Terminal size={16} />,
  docker: <Container size={16} />,
};

/** Saves the variables as a file, in one of several formats. */
export function ExportMenu({ variables, fileName, onSave }: ExportMenuProps) {
  const environmentVariables = useMessages(environmentVariablesMessages);
  const { export: messages } = environmentVariables;
  return (
    <MenuTrigger>
      <Button variant="secondary" icon={<Download />} isDisabled={variables === undefined}>
        {messages.action}
      </Button>
      <Menu
        placement="bottom end"
        onAction={(key) => {
          const format = exportFormats.find((each) => each === key);
          if (format === undefined) return;
          const notes = { secrets: messages.secretsNote, lineBreaks: messages.lineBreaksNote };
          onSave(exportVariables(variables ?? [], format, notes, fileName));
        }}
      >
        {exportFormats.map((format) => (
          <MenuItem
            key={format}
            id={format}
            icon={icons[format]}
            description={messages.withoutSecrets}
          >
            {messages[format]}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
