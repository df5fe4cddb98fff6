import {
  Button,
  Menu,
  MenuItem,
  MenuTrigger,
  useClipboard,
  VisuallyHidden,
  verbatim,
} from '@quayside/design-system';
import type { LogLineAction } from '@quayside/design-system/log-viewer';
import { Check, Link2, ListFilter, ListX, PanelRightOpen } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { lineLinksMessages, logsMessages } from '../../runtime/messages/en/logs.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';

interface SelectionActionsProps {
  /** Values of the last selected line, as filters. */
  filters: { include: readonly LogLineAction[]; exclude: readonly LogLineAction[] };
  /** Returns the link to the selected lines, if they have one. @default lines have no links */
  link?: (() => string | undefined) | undefined;
  /** Opens the last selected line. */
  onOpen: () => void;
}

/** Actions for the selected lines: their link, and filters by what is in the last one. */
export function SelectionActions({ filters, link, onOpen }: SelectionActionsProps) {
  const { line: messages } = useMessages(logsMessages);
  const links = useMessages(lineLinksMessages);
  const { copy, manualCopy } = useClipboard();
  const [result, setResult] = useState<'copied' | 'none'>();

  async function copyLink(address: string | undefined) {
    if (address === undefined) setResult('none');
    else setResult((await copy(address)) ? 'copied' : undefined);
  }

  return (
    <>
      <Button size="sm" variant="ghost" icon={<PanelRightOpen />} onPress={onOpen}>
        {messages.open}
      </Button>
      {link && (
        <Button
          size="sm"
          variant="ghost"
          icon={result === 'copied' ? <Check /> : <Link2 />}
          onPress={() => void copyLink(link())}
        >
          {messages.copyLink}
        </Button>
      )}
      <VisuallyHidden aria-live="polite">{result && links[result]}</VisuallyHidden>
      {manualCopy}
      <FilterMenu label={messages.only} icon={<ListFilter />} actions={filters.include} />
      <FilterMenu label={messages.without} icon={<ListX />} actions={filters.exclude} />
    </>
  );
}

interface FilterMenuProps {
  label: string;
  icon: ReactNode;
  actions: readonly LogLineAction[];
}

function FilterMenu({ label, icon, actions }: FilterMenuProps) {
  if (actions.length === 0) return null;
  return (
    <MenuTrigger>
      <Button size="sm" variant="ghost" icon={icon}>
        {label}
      </Button>
      <Menu placement="bottom end">
        {actions.map(({ id, label: value, onAction }) => (
          <MenuItem key={id} id={id} textValue={value} onAction={() => void onAction()}>
            <bdi {...verbatim}>{value}</bdi>
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
