import {
  ArrowDown,
  ArrowUp,
  CaseSensitive,
  ListFilter,
  LocateFixed,
  Regex,
  Search,
  WholeWord,
  X,
} from 'lucide-react';
import { useEffect, useId } from 'react';
import type { KeyboardEvent } from 'react';
import { Group, Input } from 'react-aria-components';

import * as fieldStyles from '../../../field/Field.css.ts';
import { fieldBoxClassNames } from '../../../field/Field.tsx';
import { IconButton } from '../../../icon-button/index.ts';
import { Kbd } from '../../../kbd/index.ts';
import type { LogQuery } from '../../store/types.ts';
import { modifierChord } from './isModifier.ts';
import { useLogViewer } from './LogViewerContext.ts';
import { Toggle } from './Toggle.tsx';
import { useSlowly, useValue } from './useValue.ts';
import * as styles from './Viewer.css.ts';

/** Opens and closes {@link LogFind}. */
export function LogFindButton() {
  const { model, messages } = useLogViewer();
  const { isFinding } = useValue(model.state);
  return (
    <Toggle
      label={messages.find}
      isSelected={isFinding}
      onChange={model.setFinding}
      shortcut={<Kbd>{modifierChord('F')}</Kbd>}
    >
      <Search />
    </Toggle>
  );
}

/** Finds in the log: Enter and Shift+Enter go through what was found, Escape goes back to the lines. */
export function LogFind() {
  const { model } = useLogViewer();
  const { isFinding } = useValue(model.state);
  return isFinding && <OpenFind />;
}

function OpenFind() {
  const { model, messages, grid, findInput } = useLogViewer();
  const query = useValue(model.query);
  const countId = useId();
  const { isOnlyMatches } = useValue(model.state);
  const rows = useValue(model.filter.rows);
  const { text, isInvalid } = useMatches();

  useEffect(() => {
    findInput.current?.select();
    findInput.current?.focus({ preventScroll: true });
  }, [findInput]);

  const change = (next: Partial<LogQuery>) => model.query.choose({ ...query, ...next });
  const close = () => {
    model.setFinding(false);
    grid.current?.focus({ preventScroll: true });
  };

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter') model.step(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  }

  return (
    <search className={styles.find}>
      <div className={styles.findField}>
        <Group role="presentation" isInvalid={isInvalid} className={fieldBoxClassNames('sm')}>
          <Input
            ref={findInput}
            type="search"
            aria-label={messages.find}
            aria-invalid={isInvalid || undefined}
            aria-describedby={countId}
            autoComplete="off"
            spellCheck="false"
            className={fieldStyles.input}
            value={query.text}
            onChange={(event) => change({ text: event.target.value })}
            onKeyDown={handleKey}
          />
          <span className={fieldStyles.endSlot}>
            <Toggle
              size="xs"
              label={messages.matchCase}
              isSelected={query.isCaseSensitive === true}
              onChange={(isCaseSensitive) => change({ isCaseSensitive })}
            >
              <CaseSensitive />
            </Toggle>
            <Toggle
              size="xs"
              label={messages.wholeWord}
              isSelected={query.isWholeWord === true}
              onChange={(isWholeWord) => change({ isWholeWord })}
            >
              <WholeWord />
            </Toggle>
            <Toggle
              size="xs"
              label={messages.regex}
              isSelected={query.isRegex === true}
              onChange={(isRegex) => change({ isRegex })}
            >
              <Regex />
            </Toggle>
          </span>
        </Group>
      </div>
      <span
        id={countId}
        role="status"
        className={styles.findCount}
        data-invalid={isInvalid || undefined}
      >
        {text}
      </span>
      <span className={styles.findSteps}>
        <IconButton
          size="sm"
          label={messages.previousMatch}
          shortcut={<Kbd>⇧⏎</Kbd>}
          onPress={() => model.step(-1)}
        >
          <ArrowUp />
        </IconButton>
        <IconButton
          size="sm"
          label={messages.nextMatch}
          shortcut={<Kbd>⏎</Kbd>}
          onPress={() => model.step(1)}
        >
          <ArrowDown />
        </IconButton>
        <Toggle
          label={messages.onlyMatches}
          isSelected={isOnlyMatches}
          onChange={model.setOnlyMatches}
        >
          <ListFilter />
        </Toggle>
        {rows !== model.store && (
          <IconButton size="sm" label={messages.showInContext} onPress={model.showInContext}>
            <LocateFixed />
          </IconButton>
        )}
      </span>
      <span className={styles.actions}>
        <IconButton size="sm" label={messages.closeFind} shortcut={<Kbd>Esc</Kbd>} onPress={close}>
          <X />
        </IconButton>
      </span>
    </search>
  );
}

/** Which match of how many, or why there is none. */
function useMatches(): { text: string; isInvalid: boolean } {
  const { model, messages } = useLogViewer();
  const search = useValue(model.find.search);
  const current = useValue(model.find.current);
  return useSlowly(search, (found) => {
    if (found === undefined) return { text: '', isInvalid: false };
    if (found.error !== undefined) return { text: messages.invalidRegex, isInvalid: true };
    const index = current === undefined ? 0 : found.indexOf(current) + 1;
    return { text: messages.matches(index, found.count, found.progress === 1), isInvalid: false };
  });
}
