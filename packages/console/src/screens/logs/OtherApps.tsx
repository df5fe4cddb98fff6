import type { App } from '@quayside/api-contract';
import { Menu, MenuItem, MenuSection } from '@quayside/design-system';

import type { Loadable } from '../../domain/loadable.ts';
import { logsMessages } from '../../runtime/messages/en/logs.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { mostApps } from './mergeLogs.ts';

/** Other apps whose lines can be shown in the same log. */
export interface LogApps {
  /** The other apps of the team. */
  choices: Loadable<readonly Pick<App, 'slug' | 'name'>[]>;
  /** Called when the choices are about to be shown. */
  onOpen: () => void;
}

interface OtherAppsProps {
  choices: LogApps['choices'];
  /** Slugs of the chosen ones. */
  chosen: readonly string[];
  onChange: (slugs: readonly string[]) => void;
}

/** Menu of other apps whose lines are shown in the same log. */
export function OtherApps({ choices, chosen, onChange }: OtherAppsProps) {
  const { apps: messages } = useMessages(logsMessages);
  const listed = choices.status === 'ready' ? choices.data : [];
  const isFull = chosen.length >= mostApps - 1;
  const disabled = isFull
    ? listed.map(({ slug }) => slug).filter((slug) => !chosen.includes(slug))
    : [];
  return (
    <Menu disabledKeys={['note', ...disabled]}>
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
  );
}
