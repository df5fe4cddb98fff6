import { IconButton, Menu, MenuItem, MenuTrigger } from '@quayside/design-system';
import { Monitor, Moon, Sun, SunMoon } from 'lucide-react';
import { memo } from 'react';

import { shellMessages } from '../runtime/messages/en/shell.ts';
import { useMessages } from '../runtime/messages/useMessages.ts';
import type { ThemeChoice } from '../runtime/session/SessionStore.ts';

const icons = { dark: Moon, light: Sun, system: Monitor } as const;
const choices: readonly ThemeChoice[] = ['dark', 'light', 'system'];

interface ThemeMenuProps {
  theme: ThemeChoice;
  onThemeChange: (theme: ThemeChoice) => void;
}

/** Menu of the themes: dark, light, or that of the device. */
export const ThemeMenu = memo(function ThemeMenu({ theme, onThemeChange }: ThemeMenuProps) {
  const messages = useMessages(shellMessages);
  return (
    <MenuTrigger>
      <IconButton label={messages.theme} variant="ghost" size="sm">
        <SunMoon size={16} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <Menu
        placement="bottom end"
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[theme]}
        onSelectionChange={(keys) => {
          const chosen = choices.find((choice) => keys !== 'all' && keys.has(choice));
          if (chosen !== undefined) onThemeChange(chosen);
        }}
      >
        {choices.map((choice) => {
          const Icon = icons[choice];
          return (
            <MenuItem key={choice} id={choice} icon={<Icon size={16} />}>
              {messages.themes[choice]}
            </MenuItem>
          );
        })}
      </Menu>
    </MenuTrigger>
  );
});
