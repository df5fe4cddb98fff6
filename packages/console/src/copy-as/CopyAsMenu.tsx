import { Menu, MenuItem, MenuSection, MenuTrigger } from '@quayside/design-system';
import { useState } from 'react';

import { commonMessages } from '../messages/en/common.ts';
import { copyAsMessages } from '../messages/en/copyAs.ts';
import { useMessages } from '../messages/useMessages.ts';
import { useClient, useToaster } from '../provider/useConsole.ts';
import { useOpenAtFirst } from '../shell/useOpenAtFirst.ts';
import { copyAs, shellLine } from './copyAs.ts';
import { CopyAsButton } from './CopyAsButton.tsx';
import { requestsOf } from './requests.ts';
import type { CopyAsPlace, CopyAsRequest } from './requests.ts';

/** Props of {@link CopyAsMenu}. */
export interface CopyAsMenuProps {
  place: CopyAsPlace;
  /** Whether it was asked for before its code was there. @default false */
  isOpenAtFirst?: boolean;
}

/** What a page does, to be copied as a line for the client, for curl or as Python. The token is a placeholder. */
export function CopyAsMenu({ place, isOpenAtFirst = false }: CopyAsMenuProps) {
  const messages = useMessages(copyAsMessages);
  const common = useMessages(commonMessages);
  const client = useClient();
  const toast = useToaster();
  const [isOpen, setOpen] = useState(false);
  const button = useOpenAtFirst(isOpenAtFirst, setOpen);

  async function copy(text: string, language: Form['language']) {
    const say = language === 'cli' ? messages.copied : messages.copiedWithToken;
    try {
      await navigator.clipboard.writeText(text);
      toast.success({ title: common.successTitle, description: say(messages[language]) });
    } catch {
      toast.error({ title: common.errorTitle, description: messages.failed });
    }
  }

  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <CopyAsButton ref={button} />
      <Menu placement="bottom end">
        {requestsOf(place, client).map((request) => (
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
        ))}
      </Menu>
    </MenuTrigger>
  );
}

interface Form {
  language: 'cli' | 'curl' | 'python';
  text: string;
}

function formsOf({ call, cli }: CopyAsRequest): Form[] {
  const { curl, python } = copyAs(call);
  const line = cli && shellLine(['fastapi', 'cloud', ...cli]);
  return [
    ...(line === undefined ? [] : [{ language: 'cli', text: line } as const]),
    { language: 'curl', text: curl },
    { language: 'python', text: python },
  ];
}
