import type { EnvironmentVariable } from '@quayside/api-contract';
import { IconButton, Menu, MenuItem, MenuTrigger } from '@quayside/design-system';
import { Braces, Container, Download, Ellipsis, FileText, Terminal } from 'lucide-react';
import type { ReactNode } from 'react';
import { SubmenuTrigger } from 'react-aria-components';

import type { CopyAsItems } from '../../features/copy-as/CopyAsMenu.tsx';
import { CopyAsSubmenu } from '../../features/copy-as/CopyAsSubmenu.tsx';
import { commonMessages } from '../../runtime/messages/en/common.ts';
import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { exportFormats, exportVariables, saveFile } from './exportVariables.ts';
import type { ExportedFile, ExportFormat } from './exportVariables.ts';

/** Export of the variables as files. */
export interface VariablesExport {
  /** Name of the files, without their extension. @default 'environment-variables' */
  fileName?: string | undefined;
  /** Delivers a file. @default the browser's download */
  onSave?: (file: ExportedFile) => void;
}

interface MoreMenuProps extends VariablesExport {
  /** `undefined` while they load. */
  variables: readonly EnvironmentVariable[] | undefined;
  copyAs: CopyAsItems | undefined;
}

const icons: Readonly<Record<ExportFormat, ReactNode>> = {
  env: <FileText size={16} />,
  json: <Braces size={16} />,
  shell: <Terminal size={16} />,
  docker: <Container size={16} />,
};

/** Exports in several formats, and the requests of the page as commands: each is used less than once a session. */
export function MoreMenu({
  variables = [],
  copyAs,
  fileName = 'environment-variables',
  onSave = saveFile,
}: MoreMenuProps) {
  const { export: messages } = useMessages(environmentVariablesMessages);
  const { moreActions } = useMessages(commonMessages);
  return (
    <>
      <MenuTrigger>
        <IconButton variant="secondary" label={moreActions} data-action="export">
          <Ellipsis />
        </IconButton>
        <Menu placement="bottom end">
          <SubmenuTrigger>
            <MenuItem icon={<Download size={16} />} isDisabled={variables.length === 0}>
              {messages.action}
            </MenuItem>
            <Menu>
              {exportFormats.map((format) => (
                <MenuItem
                  key={format}
                  icon={icons[format]}
                  description={messages.withoutSecrets}
                  onAction={() => {
                    const notes = {
                      secrets: messages.secretsNote,
                      lineBreaks: messages.lineBreaksNote,
                    };
                    onSave(exportVariables(variables, format, notes, fileName));
                  }}
                >
                  {messages[format]}
                </MenuItem>
              ))}
            </Menu>
          </SubmenuTrigger>
          {copyAs && <CopyAsSubmenu items={copyAs.items} />}
        </Menu>
      </MenuTrigger>
      {copyAs?.manualCopy}
    </>
  );
}
