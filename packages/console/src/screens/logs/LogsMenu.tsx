import {
  IconButton,
  Menu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
} from '@quayside/design-system';
import { Bell, Bookmark, CircleQuestionMark, Ellipsis, Layers } from 'lucide-react';
import { useRef, useState } from 'react';
import { SubmenuTrigger } from 'react-aria-components';

import type { CopyAsItems } from '../../features/copy-as/CopyAsMenu.tsx';
import { CopyAsSubmenu } from '../../features/copy-as/CopyAsSubmenu.tsx';
import type { SavedLogViews } from '../../features/log-views/savedLogViews.ts';
import { logsMessages } from '../../runtime/messages/en/logs.ts';
import { commonMessages } from '../../runtime/messages/en/common.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { LogQueryHelp } from './LogQueryHelp.tsx';
import { rangeOfView } from '../../domain/logRange.ts';
import type { LogsState } from './logsState.ts';
import { OtherApps } from './OtherApps.tsx';
import type { LogApps } from './OtherApps.tsx';
import { SavedViews } from './SavedViews.tsx';
import type { LogWatch } from './useLogWatch.ts';

/** Tools that are used less than once a session, behind one button. */
export interface LogTools {
  /** Other apps whose lines can be shown in the same log. @default none */
  apps?: LogApps | undefined;
  /** Notifications of new matching lines. @default none */
  watch?: LogWatch | undefined;
  /** Saved views. @default views cannot be saved */
  savedViews?: SavedLogViews | undefined;
  /** Items that copy the requests of the page as commands. @default none */
  copyAs?: CopyAsItems | undefined;
}

interface LogsMenuProps {
  tools: LogTools;
  state: LogsState;
  onStateChange: (change: Partial<LogsState>) => void;
}

/** Menu of the page. A setting from it that is in use is shown on the page as a chip. */
export function LogsMenu({ tools, state, onStateChange }: LogsMenuProps) {
  const messages = useMessages(logsMessages);
  const { moreActions } = useMessages(commonMessages);

  const anchor = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<'views' | 'help'>();
  const { apps, watch, savedViews, copyAs } = tools;
  const { range, query } = state;
  const isLive = range.kind !== 'between';
  const close = () => setOpen(undefined);
  const popover = {
    triggerRef: anchor,
    placement: 'bottom end',
    onOpenChange: close,
  } as const;
  return (
    <div ref={anchor}>
      <MenuTrigger onOpenChange={(isOpen) => isOpen && apps?.onOpen()}>
        <IconButton variant="secondary" label={moreActions} data-action="notify savedViews help">
          <Ellipsis />
        </IconButton>
        <Menu placement="bottom end">
          <MenuSection aria-label={messages.title}>
            {apps && (
              <SubmenuTrigger>
                <MenuItem icon={<Layers size={16} />}>{messages.apps.add}</MenuItem>
                <OtherApps
                  choices={apps.choices}
                  chosen={state.apps}
                  onChange={(slugs) => onStateChange({ apps: slugs })}
                />
              </SubmenuTrigger>
            )}
            {watch && isLive && (
              <MenuItem
                icon={<Bell size={16} />}
                data-action={watch.isOn ? undefined : 'notify'}
                onAction={() => watch.onChange(!watch.isOn)}
              >
                {watch.isOn ? messages.watch.stop : messages.watch.start}
              </MenuItem>
            )}
            {savedViews && (
              <MenuItem
                icon={<Bookmark size={16} />}
                data-action="savedViews"
                onAction={() => setOpen('views')}
              >
                {messages.savedViews.title}
              </MenuItem>
            )}
          </MenuSection>
          <MenuSection aria-label={messages.help.title}>
            {copyAs && <CopyAsSubmenu items={copyAs.items} />}
            <MenuItem
              icon={<CircleQuestionMark size={16} />}
              data-action="help"
              onAction={() => setOpen('help')}
            >
              {messages.help.label}
            </MenuItem>
          </MenuSection>
        </Menu>
      </MenuTrigger>
      {copyAs?.manualCopy}
      <Popover {...popover} isOpen={open === 'views'} aria-label={messages.savedViews.title}>
        {savedViews && (
          <SavedViews
            views={savedViews}
            current={{ query, ...(range.kind === 'last' && { span: range.span }) }}
            onApply={(view) => {
              close();
              onStateChange({
                query: view.query,
                range: rangeOfView(view, range),
                lines: undefined,
              });
            }}
            onSave={(view) => {
              close();
              savedViews.onSave(view);
            }}
          />
        )}
      </Popover>
      <Popover {...popover} isOpen={open === 'help'}>
        <LogQueryHelp />
      </Popover>
    </div>
  );
}
