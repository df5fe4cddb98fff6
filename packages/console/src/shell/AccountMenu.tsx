import type { UserPublic } from '@quayside/api-contract';
import {
  Avatar,
  Button,
  Menu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  VisuallyHidden,
} from '@quayside/design-system';
import type { TimeZoneChoice } from '@quayside/design-system';
import { LogOut, UserCog } from 'lucide-react';
import { memo } from 'react';

import { usualTimeZones } from '../domain/timeZones.ts';
import { preferencesMessages } from '../runtime/messages/en/common.ts';
import { pagesMessages } from '../runtime/messages/en/pages.ts';
import { shellMessages } from '../runtime/messages/en/shell.ts';
import { useMessages } from '../runtime/messages/useMessages.ts';
import * as styles from './AccountMenu.css.ts';

/** The time zone of the console, and its setter. */
export interface TimeZoneSwitch {
  timeZone: TimeZoneChoice;
  onChange: (timeZone: TimeZoneChoice) => void;
}

interface AccountMenuProps {
  user: UserPublic;
  /** Page of Account Settings. @default none */
  settingsHref?: string | undefined;
  /** @default controlled by the host */
  timeZoneSwitch?: TimeZoneSwitch | undefined;
  onLogOut: () => void;
}

/** The current user, and their account actions. */
export const AccountMenu = memo(function AccountMenu({
  user,
  settingsHref,
  timeZoneSwitch,
  onLogOut,
}: AccountMenuProps) {
  const messages = useMessages(shellMessages);
  const pages = useMessages(pagesMessages);
  const preferences = useMessages(preferencesMessages);
  const name = user.full_name ?? user.email;
  return (
    <MenuTrigger>
      <Button variant="ghost" className={styles.button}>
        <Avatar name={name} />
        <VisuallyHidden>{messages.accountMenu(name)}</VisuallyHidden>
      </Button>
      <Menu placement="bottom end">
        <MenuSection
          title={
            <span className={styles.person}>
              {user.full_name !== null && <span className={styles.name}>{user.full_name}</span>}
              <span>{user.email}</span>
            </span>
          }
        >
          {settingsHref !== undefined && (
            <MenuItem id="settings" href={settingsHref} icon={<UserCog size={16} />}>
              {pages.accountSettings}
            </MenuItem>
          )}
        </MenuSection>
        {timeZoneSwitch && (
          <MenuSection
            title={preferences.timeZone}
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[timeZoneSwitch.timeZone]}
            onSelectionChange={(keys) => {
              const [chosen] = keys === 'all' ? [] : keys;
              if (typeof chosen === 'string') timeZoneSwitch.onChange(chosen);
            }}
          >
            {usualTimeZones(timeZoneSwitch.timeZone).map((zone) => (
              <MenuItem key={zone} id={zone}>
                {zone === 'local' ? preferences.localZone : zone}
              </MenuItem>
            ))}
          </MenuSection>
        )}
        <MenuSection aria-label={messages.logOut}>
          <MenuItem id="log-out" icon={<LogOut size={16} />} onAction={onLogOut}>
            {messages.logOut}
          </MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  );
});
