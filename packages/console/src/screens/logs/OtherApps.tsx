import type { App } from '@quayside/api-contract';
import { IconButton, Menu, MenuItem, MenuSection, MenuTrigger } from '@quayside/design-system';
import { Layers } from 'lucide-react';

import type { Loadable } from '../../domain/loadable.ts';
import { logsMessages } from '../../runtime/messages/en/logs.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { mostApps } from './mergeLogs.ts';

/** Other apps whose lines are shown in the same log. */
export interface LogApps {
  /** The other apps of the team. */
  choices: Loadable<readonly Pick<App, 'slug' | 'name'>[]>;
  /** Slugs of the chosen ones. */
  chosen: readonly string[];
  onChange: (slugs: readonly string[]) => void;
  /** Called when the choices are about to be shown. */
  onOpen: () => void;
}

interface OtherAppsProps {
  apps: LogApps;
}

/** Chooses other apps whose lines are shown in the same log. */
export function OtherApps({ apps: { choices, chosen, onChange, onOpen } }: OtherAppsProps) {
  const { apps: messages } = useMessages(logsMessages);
  const listed = choices.status === 'ready' ? choices.data : [];
  const isFull = chosen.length >= mostApps - 1;
  return (
    <MenuTrigger onOpenChange={(isOpen) => isOpen && onOpen()}>
      <IconButton variant="secondary" label={messages.label(chosen.length + 1)}>
        <Layers />
      </IconButton>
      <Menu
        disabledKeys={[
          'note',
          ...(isFull
            ? listed.map(({ slug }) => slug).filter((slug) => !chosen.includes(slug))
            : []),
        ]}
      >
        {listed.length === 0 && (
          <MenuItem id="note">
            {choices.status === 'ready'
              ? messages.none
              : choices.status === 'error'
                ? messages.failed
                : messages.loading}
          </MenuItem>
        )}
        {listed.length > 0 && (
          <MenuSection
            title={messages.title(mostApps)}
            selectionMode="multiple"
            selectedKeys={chosen}
            onSelectionChange={(keys) =>
              onChange(
                listed.map(({ slug }) => slug).filter((slug) => keys === 'all' || keys.has(slug)),
              )
            }
          >
            {listed.map(({ slug, name }) => (
              <MenuItem key={slug} id={slug} textValue={name}>
                <bdi>{name}</bdi>
              </MenuItem>
            ))}
          </MenuSection>
        )}
      </Menu>
    </MenuTrigger>
  );
}
