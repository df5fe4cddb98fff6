import { ListFilter } from 'lucide-react';
import { MenuTrigger } from 'react-aria-components';

import { IconButton } from '../../../icon-button/index.ts';
import { Kbd } from '../../../kbd/index.ts';
import { Menu, MenuItem, MenuSection } from '../../../menu/index.ts';
import { displayText } from '../../parse/display.ts';
import type { LogLevel } from '../../store/levels.ts';
import { useLogViewer } from './LogViewerContext.ts';
import { useValue } from './useValue.ts';

/** Actions of a line under a title. */
export interface LogLineActionGroup {
  title: string;
  actions: readonly { id: string; label: string; onAction: () => void }[];
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
  /** Name of the menu, as the button of it has. */
  label: string;
  /** Returns the actions of a line, with masked secrets. */
  actionsOf: (line: LineOfMenu) => readonly LogLineActionGroup[];
}

/** Actions of the active line, behind a button and the key F. */
export function LogLineMenu({ label, actionsOf }: LogLineMenuProps) {
  const { model, messages, isLineMenuOpen, setLineMenuOpen } = useLogViewer();
  const { active } = useValue(model.state);
  const { store } = model;
  const groups =
    active === undefined || !isLineMenuOpen
      ? []
      : actionsOf({
          text: store.text(active),
          level: store.level(active),
          time: store.time(active),
        });
  return (
    <MenuTrigger isOpen={isLineMenuOpen} onOpenChange={setLineMenuOpen}>
      <IconButton size="sm" label={label} shortcut={<Kbd>F</Kbd>}>
        <ListFilter />
      </IconButton>
      <Menu placement="bottom end" disabledKeys={['none']}>
        {groups.map(({ title, actions }) => (
          <MenuSection key={title} title={title}>
            {actions.map(({ id, label: value, onAction }) => {
              const text = displayText(value);
              return (
                <MenuItem key={id} id={id} textValue={text} onAction={onAction}>
                  <bdi translate="no">{text}</bdi>
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
    </MenuTrigger>
  );
}
