import {
  IconButton,
  Menu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  useClipboard,
} from '@quayside/design-system';
import { SquareTerminal } from 'lucide-react';
import type { ReactNode } from 'react';

import { commonMessages } from '../../runtime/messages/en/common.ts';
import { copyAsMessages } from '../../runtime/messages/en/shell.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useApi, useToaster } from '../../runtime/useConsole.ts';
import { copyAs, shellLine } from './copyAs.ts';
import { requestsOf } from './requests.ts';
import type { CopyAsPlace, CopyAsRequest } from './requests.ts';

/** Props of {@link CopyAsMenu}. */
export interface CopyAsMenuProps {
  place: CopyAsPlace;
}

/** API calls of a page, to copy as a command of the client, as curl, for PowerShell or as Python. The token is a placeholder. */
export function CopyAsMenu({ place }: CopyAsMenuProps) {
  const messages = useMessages(copyAsMessages);
  const { items, manualCopy } = useCopyAs(place);
  return (
    <>
      <MenuTrigger>
        <IconButton label={messages.menu} variant="secondary">
          <SquareTerminal size={16} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
        <Menu placement="bottom end">{items}</Menu>
      </MenuTrigger>
      {manualCopy}
    </>
  );
}

/** Menu items that copy the requests of a page, and the dialog for a browser that does not copy. */
export interface CopyAsItems {
  items: ReactNode;
  manualCopy: ReactNode;
}

/** Returns the items of {@link CopyAsMenu}, for a submenu of another menu; none while the place is unknown. */
export function useCopyAs(place: CopyAsPlace | undefined): CopyAsItems {
  const messages = useMessages(copyAsMessages);
  const common = useMessages(commonMessages);
  const { client } = useApi();
  const toast = useToaster();
  const { copy: copyText, manualCopy } = useClipboard();

  async function copy(text: string, language: Form['language']) {
    const successText = language === 'cli' ? messages.copied : messages.copiedWithToken;
    if (!(await copyText(text))) return;
    toast.success({
      title: common.successTitle,
      description: successText(messages[language]),
      topic: 'copy',
    });
  }

  const requests = place === undefined ? [] : requestsOf(place, client);
  const items = requests.map((request) => (
    <MenuSection key={request.id} title={messages.requests[request.id]}>
      {formsOf(request).map(({ language, text }) => (
        <MenuItem
          key={language}
          id={`${request.id} ${language}`}
          onAction={() => void copy(text, language)}
        >
          {messages[language]}
        </MenuItem>
      ))}
    </MenuSection>
  ));
  return { items, manualCopy };
}

interface Form {
  language: 'cli' | 'curl' | 'powershell' | 'python';
  text: string;
}

function formsOf({ call, cli }: CopyAsRequest): Form[] {
  const { curl, powershell, python } = copyAs(call);
  const line = cli && shellLine(['fastapi', 'cloud', ...cli]);
  return [
    ...(line === undefined ? [] : [{ language: 'cli', text: line } as const]),
    { language: 'curl', text: curl },
    { language: 'powershell', text: powershell },
    { language: 'python', text: python },
  ];
}
