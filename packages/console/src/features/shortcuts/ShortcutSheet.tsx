import { Dialog, Stack, Switch } from '@quayside/design-system';
import { useId } from 'react';

import { preferencesMessages } from '../../runtime/messages/en/common.ts';
import { pagesMessages } from '../../runtime/messages/en/pages.ts';
import { shortcutsMessages } from '../../runtime/messages/en/shell.ts';
import type { Messages } from '../../runtime/messages/messages.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import type { PageId } from '../../runtime/navigation/paths.ts';
import { ShortcutKeys } from './ShortcutKeys.tsx';
import * as styles from './ShortcutSheet.css.ts';
import { componentKeys, isAction, shortcuts } from './shortcuts.ts';
import type { Keys, ShortcutGroup, ShortcutId } from './shortcuts.ts';

/** Props of {@link ShortcutSheet}. */
export interface ShortcutSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Whether the host shows a page; keys that lead to others are not listed. */
  hasPage: (id: PageId) => boolean;
  /** Whether a key alone is a shortcut. */
  hasSingleKeys: boolean;
  onSingleKeysChange: (hasSingleKeys: boolean) => void;
}

const groups = ['general', 'team', 'app'] as const satisfies readonly ShortcutGroup[];

/** Every shortcut there is, made of their table, and the switch for those of single keys. */
export default function ShortcutSheet({
  isOpen,
  onOpenChange,
  hasPage,
  hasSingleKeys,
  onSingleKeysChange,
}: ShortcutSheetProps) {
  const messages = useMessages(shortcutsMessages);
  const pages = useMessages(pagesMessages);
  const preferences = useMessages(preferencesMessages);
  const listed = [...shortcuts].filter(([id]) => isAction(id) || hasPage(id));
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      size="wide"
      title={messages.title}
    >
      <Stack gap={5}>
        <div className={styles.groups}>
          {groups.map((group) => (
            <Group
              key={group}
              title={messages.groups[group]}
              rows={[
                ...listed
                  .filter(([, shortcut]) => shortcut.group === group)
                  .map(([id, { keys }]) => [nameOf(id, messages, pages), keys] as const),
                ...(group === 'general' ? rowsOf(componentKeys.general, messages) : []),
              ]}
            />
          ))}
          <Group
            title={messages.groups.variables}
            rows={rowsOf(componentKeys.variables, messages)}
          />
          <Group title={messages.groups.log} rows={rowsOf(componentKeys.log, messages)} />
        </div>
        <Switch
          isSelected={hasSingleKeys}
          onChange={onSingleKeysChange}
          description={preferences.singleKeysHint}
        >
          {preferences.singleKeys}
        </Switch>
      </Stack>
    </Dialog>
  );
}

type Row = readonly [name: string, keys: Keys];

/** Rows of the keys that a component handles. */
function rowsOf(
  keys: Readonly<Partial<Record<keyof Messages['shortcuts']['actions'], Keys>>>,
  { actions }: Messages['shortcuts'],
): Row[] {
  return Object.entries(actions).flatMap(([id, name]) => {
    const own = Object.entries(keys).find(([key]) => key === id)?.[1];
    return own === undefined ? [] : [[name, own] as const];
  });
}

interface GroupProps {
  title: string;
  rows: readonly Row[];
}

function Group({ title, rows }: GroupProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      <dl className={styles.list}>
        {rows.map(([name, keys]) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd className={styles.keys}>
              <ShortcutKeys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Description of a shortcut: an action's own, or the page it leads to. */
function nameOf(
  id: ShortcutId,
  { actions }: Messages['shortcuts'],
  pages: Messages['pages'],
): string {
  return isAction(id) ? actions[id] : pages[id];
}
