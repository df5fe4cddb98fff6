import { useRef } from 'react';

import { Menu, MenuItem, MenuSection } from '../../../menu/index.ts';
import { useLabel } from '../../../messages/labels.ts';
import { displayText } from '../../parse/display.ts';
import type { LogLevel } from '../../store/levels.ts';
import { useLogViewer } from './LogViewerContext.ts';
import * as styles from './LogOverlays.css.ts';
import { useValue } from './useValue.ts';
import { verbatim } from '../../../text/verbatim.ts';

/** Actions of a line under a title. */
export interface LogLineActionGroup {
  title: string;
  actions: readonly LogLineAction[];
}

/** An action of a line. */
export interface LogLineAction {
  id: string;
  label: string;
  /** May return the result, which is shown over the lines and announced. */
  onAction: () => void | Promise<string | undefined>;
}

/** The line that the menu is about. */
interface LineOfMenu {
  text: string;
  level: LogLevel;
  /** In milliseconds since the epoch. @default unknown */
  time: number | undefined;
}

/** Props of {@link LogLineMenu}. */
export interface LogLineMenuProps {
  /** Accessible name of the menu. */
  label: string;
  /** Returns the actions of a line, with masked secrets. */
  actionsOf: (line: LineOfMenu) => readonly LogLineActionGroup[];
}

/** Actions of the active line: opened at the line by a right click, or by the key F. */
export function LogLineMenu({ label, actionsOf }: LogLineMenuProps) {
  const { model, messages, result, lineMenuAt, setLineMenuAt } = useLogViewer();
  const failure = useLabel('failure', 'That didn’t work. Try again in a moment.');
  const { active } = useValue(model.state);
  const anchor = useRef<HTMLSpanElement>(null);
  const { store } = model;
  const isOpen = lineMenuAt !== undefined;
  const groups =
    active === undefined || !isOpen
      ? []
      : actionsOf({
          text: store.text(active),
          level: store.level(active),
          time: store.time(active),
        });
  const close = () => setLineMenuAt(undefined);

  async function act(onAction: LogLineAction['onAction']) {
    // The same result is announced again.
    result.set(undefined);
    try {
      const text = await onAction();
      if (text !== undefined) result.set({ text });
    } catch {
      result.set({ text: failure });
    }
  }

  return (
    <>
      <span
        ref={anchor}
        className={styles.anchor}
        style={{ left: lineMenuAt?.x, top: lineMenuAt?.y }}
      />
      <Menu
        aria-label={label}
        placement="bottom start"
        popover={{ triggerRef: anchor, isOpen, onOpenChange: close }}
        onClose={close}
        disabledKeys={['none']}
      >
        {groups.map(({ title, actions }) => (
          <MenuSection key={title} title={title}>
            {actions.map(({ id, label: value, onAction }) => {
              const text = displayText(value);
              return (
                <MenuItem key={id} id={id} textValue={text} onAction={() => void act(onAction)}>
                  <bdi {...verbatim}>{text}</bdi>
                </MenuItem>
              );
            })}
          </MenuSection>
        ))}
        {groups.length === 0 && (
          <MenuItem id="none">
            {active === undefined ? messages.noActiveLine : messages.noLineActions}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
