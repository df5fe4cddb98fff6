import { IconButton, Menu, MenuItem, MenuTrigger } from '@quayside/design-system';
import { Monitor, Moon, Sun, SunMoon } from 'lucide-react';
import { useState } from 'react';

import { shellMessages } from '../messages/en/shell.ts';
import { useMessages } from '../messages/useMessages.ts';
import type { ThemeChoice } from '../session/SessionStore.ts';
import { useAfterEarly } from './useAfterEarly.ts';
import type { Early } from './useEarly.ts';

const icons = { dark: Moon, light: Sun, system: Monitor } as const;
const choices: readonly ThemeChoice[] = ['dark', 'light', 'system'];

interface ThemeMenuProps {
  theme: ThemeChoice;
  onThemeChange: (theme: ThemeChoice) => void;
  /** What was done to its button before its code was there. @default nothing */
  early?: Early | undefined;
}

/** Dark, light, or what the device says. */
export function ThemeMenu({ theme, onThemeChange, early }: ThemeMenuProps) {
  const messages = useMessages(shellMessages);
  const [isOpen, setOpen] = useState(false);
  const button = useAfterEarly(early, setOpen);
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <IconButton ref={button} label={messages.theme} variant="ghost" size="sm">
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
}
