import { useId } from 'react';
import type { MouseEvent, PointerEvent, Ref } from 'react';

import * as styles from './CommandPalette.css.ts';
import { CommandRow } from './CommandRow.tsx';
import type { CommandGroup } from './groupCommands.ts';
import type { RankedCommand } from './rank.ts';

interface CommandListProps {
  /** Id of its element, and prefix of its options' ids. */
  id: string;
  label: string;
  groups: readonly CommandGroup[];
  /** The command that Enter runs, if any. */
  activeId: string | undefined;
  onActiveChange: (id: string) => void;
  onChoose: (ranked: RankedCommand, isNewTab: boolean) => void;
  /** Shown when it is empty. */
  empty: string;
  ref: Ref<HTMLDivElement>;
}

/** The matching commands, as the list of a combobox (ARIA 1.2): the field keeps focus. */
export function CommandList({
  id,
  label,
  groups,
  activeId,
  onActiveChange,
  onChoose,
  empty,
  ref,
}: CommandListProps) {
  const headings = useId();

  function press(event: MouseEvent) {
    const key = keyAt(event.target);
    const ranked = groups
      .flatMap(({ commands }) => commands)
      .find(({ command }) => command.id === key);
    if (ranked) onChoose(ranked, event.metaKey || event.ctrlKey);
  }

  function point({ target, pointerType }: PointerEvent) {
    const key = keyAt(target);
    if (pointerType === 'mouse' && key !== undefined && key !== activeId) onActiveChange(key);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys of its list
    <div
      ref={ref}
      role="listbox"
      id={id}
      tabIndex={-1}
      aria-label={label}
      className={styles.list}
      onClick={press}
      onPointerMove={point}
    >
      {groups.map(({ name, commands }, index) => (
        // Groups and rows reuse the elements of the previous result: updating text is cheaper than creating elements.
        <div
          key={index}
          role="group"
          aria-labelledby={name === '' ? undefined : `${headings}-${index}`}
          aria-label={name === '' ? label : undefined}
        >
          {name !== '' && (
            <div role="presentation" id={`${headings}-${index}`} className={styles.group}>
              {name}
            </div>
          )}
          {commands.map(({ command, ranges }, at) => (
            <CommandRow
              // Typing activates the first option: a screen reader announces it only if it is another element.
              key={index === 0 && at === 0 ? `first ${command.id}` : at}
              id={optionId(id, command.id)}
              command={command}
              ranges={ranges}
              isActive={command.id === activeId}
            />
          ))}
        </div>
      ))}
      {groups.length === 0 && (
        <div role="option" aria-selected="false" aria-disabled="true" className={styles.empty}>
          {empty}
        </div>
      )}
    </div>
  );
}

/** Returns the id of a command's element. Ids of elements contain no white space. */
export const optionId = (listId: string, commandId: string): string =>
  `${listId}-${commandId.replaceAll(/\s+/gu, '-')}`;

function keyAt(target: EventTarget): string | undefined {
  const option = target instanceof Element ? target.closest('[role="option"]') : null;
  return option instanceof HTMLElement ? option.dataset['key'] : undefined;
}
