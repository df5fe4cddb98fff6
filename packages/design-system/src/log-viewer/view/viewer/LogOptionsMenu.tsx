import { Settings2 } from 'lucide-react';
import { MenuTrigger } from 'react-aria-components';
import type { Selection } from 'react-aria-components';

import { Button } from '../../../button/index.ts';
import { IconButton } from '../../../icon-button/index.ts';
import { Menu, MenuItem, MenuSection } from '../../../menu/index.ts';
import { useTimeSettings } from '../../../time/index.ts';
import type { TimestampMode } from '../../text/timestamp.ts';
import type { LogPreferences } from '../model/choices.ts';
import type { LogButtonProps } from './LogFind.tsx';
import { useLogViewer } from './LogViewerContext.ts';
import { useValue } from './useValue.ts';
import * as styles from './Viewer.css.ts';

const timestampModes: readonly TimestampMode[] = [
  'none',
  'local',
  'utc',
  'zone',
  'sinceStart',
  'sincePrevious',
];

const announced = ['none', 'errors', 'all'] as const;

const has = (keys: Selection, key: string) => keys === 'all' || keys.has(key);

const keysOf = (flags: Record<string, boolean>) =>
  Object.keys(flags).filter((key) => flags[key] === true);

/** Display options: numbers, levels, wrapping, folds of repeated lines, timestamps, and announcements. */
export function LogOptionsMenu({ hasText = false }: LogButtonProps) {
  const { model, messages } = useLogViewer();
  const { timeZone } = useTimeSettings();
  const preferences = useValue(model.preferences);
  const { hasLineNumbers, hasLevels, isWrapped, isFoldingRepeats, timestamps, announces } =
    preferences;
  const like = (change: Partial<LogPreferences>) =>
    model.preferences.choose({ ...preferences, ...change });

  return (
    <MenuTrigger>
      {hasText ? (
        <Button size="sm" variant="ghost" icon={<Settings2 />}>
          <span className={styles.toolText}>{messages.optionsText}</span>
        </Button>
      ) : (
        <IconButton size="sm" label={messages.options}>
          <Settings2 />
        </IconButton>
      )}
      <Menu placement="bottom end">
        <MenuSection
          aria-label={messages.options}
          selectionMode="multiple"
          selectedKeys={keysOf({
            numbers: hasLineNumbers,
            levels: hasLevels,
            wrap: isWrapped,
            repeats: isFoldingRepeats,
          })}
          onSelectionChange={(keys) =>
            like({
              hasLineNumbers: has(keys, 'numbers'),
              hasLevels: has(keys, 'levels'),
              isWrapped: has(keys, 'wrap'),
              isFoldingRepeats: has(keys, 'repeats'),
            })
          }
        >
          <MenuItem id="numbers">{messages.lineNumbers}</MenuItem>
          <MenuItem id="levels">{messages.showLevels}</MenuItem>
          <MenuItem id="wrap">{messages.wrap}</MenuItem>
          <MenuItem id="repeats">{messages.foldRepeats}</MenuItem>
        </MenuSection>
        <MenuSection
          title={messages.timestamps}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[timestamps]}
          onSelectionChange={(keys) => {
            const mode = timestampModes.find((one) => has(keys, one));
            if (mode !== undefined) like({ timestamps: mode });
          }}
        >
          {timestampModes
            .filter((mode) => mode !== 'zone' || !['local', 'UTC'].includes(timeZone))
            .map((mode) => (
              <MenuItem key={mode} id={mode}>
                {mode === 'zone' ? timeZone : messages.timestamp[mode]}
              </MenuItem>
            ))}
        </MenuSection>
        <MenuSection
          title={messages.announcements}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[`announce-${announces}`]}
          onSelectionChange={(keys) => {
            const next = announced.find((one) => has(keys, `announce-${one}`));
            if (next !== undefined) like({ announces: next });
          }}
        >
          {announced.map((one) => (
            <MenuItem key={one} id={`announce-${one}`}>
              {messages.announces[one]}
            </MenuItem>
          ))}
        </MenuSection>
      </Menu>
    </MenuTrigger>
  );
}
