import { useEffect, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react';
import { useLocale } from 'react-aria-components';

import { useClipboard } from '../../../copy-button/index.ts';
import { selectedRangeFor } from '../../../internal/rootNodeOf.ts';
import { useLabel } from '../../../messages/labels.ts';
import { formatRelative } from '../../../time/format.ts';
import { useTimeSettings, zoneOf } from '../../../time/index.ts';
import { logLevels } from '../../store/levels.ts';
import { afterPaint } from '../../store/scheduler.ts';
import { formatTimestamp } from '../../text/timestamp.ts';
import { createLineContent, lineId } from '../lines/createLineContent.ts';
import { createLineList } from '../lines/lineList.ts';
import { lineColumns } from '../lines/lineColumns.ts';
import * as styles from '../lines/Lines.css.ts';
import * as headingStyles from '../lines/SectionHeading.css.ts';
import type { LogPreferences } from '../model/choices.ts';
import type { LogViewerModel } from '../model/LogViewerModel.ts';
import { copyText } from '../viewer/copyText.ts';
import { LogResult } from '../viewer/LogResult.tsx';
import { shortcutKey } from '../viewer/isModifier.ts';
import { useLogViewer } from '../viewer/LogViewerContext.ts';
import { useThrottledValue, useValue } from '../viewer/useValue.ts';
import { createDrag } from './createDrag.ts';
import type { Drag } from './createDrag.ts';
import { handleLineClick, lineOf, pickLine, selectAll, toggleLine } from './handleLineClick.ts';
import { moveActiveLine } from './moveActiveLine.ts';
import { verbatim } from '../../../text/verbatim.ts';
import { VisuallyHidden } from '../../../visually-hidden/index.ts';

/** Distance of the menu of a line from the edge, in px. */
const menuInset = 120;

/** Props of {@link LogLines}. */
export interface LogLinesProps {
  /** Content over the lines: `LogMarks`, `LogNews`, `LogNotice`. */
  children?: ReactNode;
  /** Called when a line is opened, by a tap with a finger or by Enter, with its index in the store. */
  onLineOpen?: ((line: number) => void) | undefined;
}

/**
 * The lines of a log. It follows the log while its reader is at the end; once they have scrolled up, what they look
 * at stays where it is. Arrows, PageUp, PageDown, Home and End walk through the lines; with Shift, or by a
 * click, they are selected, to be copied; Ctrl+A selects all; E goes to the next error, Shift+E to the previous one, F opens the menu of
 * the line, W wraps. Tab reaches what can be pressed in the line, Enter opens the first of it, shows a line of a
 * filtered log among its neighbours, or opens the line.
 */
export function LogLines({ children, onLineOpen }: LogLinesProps) {
  const { id, label, model, messages, grid, source, result, setLineMenuAt } = useLogViewer();
  const copyFailed = useLabel('copyFailed', 'Could not copy. Select the text instead.');
  const { copy: writeClipboard, manualCopy } = useClipboard();
  const { clock, timeZone: zoneChoice } = useTimeSettings();
  const timeZone = zoneOf(zoneChoice);
  const { locale } = useLocale();
  const canReload = source.reload !== undefined;
  const spacer = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const stuckHeading = useRef<HTMLDivElement>(null);
  const { active } = useValue(model.state);
  const shown = useValue(model.filter.rows);
  const rowCount = useThrottledValue(shown, ({ firstRow, endRow }) => endRow - firstRow);

  useLayoutEffect(() => {
    if (!grid.current || !spacer.current || !view.current || !rows.current) return undefined;
    const scroller = grid.current;
    const heading = stuckHeading.current;
    applyPreferences(scroller, model.preferences.get());
    const tint = () => scroller.toggleAttribute('data-plain', hasOneLevel(model));
    tint();
    const content = createLineContent({ model, messages, canReload, id, locale, timeZone });
    const list = createLineList({
      elements: {
        scroller,
        spacer: spacer.current,
        view: view.current,
        rows: rows.current,
      },
      content,
      isWide: () => !model.preferences.get().isWrapped,
      onPlaced: (place) => heading && content.stick(heading, place),
      onScrolled: model.scrolled,
    });
    const decorate = () => {
      for (const [row, one] of list.visible) content.decorate(one, row);
    };
    let stopShowing: (() => void) | undefined;
    /** Once for what changes together: a search, and which of its matches is the current one. */
    const showHits = () => {
      stopShowing ??= afterPaint(() => {
        stopShowing = undefined;
        list.refresh(content.hasOtherHits);
      });
    };
    const stops = [
      model.connect({
        ...list,
        scrollPage: () => scroller.closest('section')?.scrollIntoView({ block: 'nearest' }),
      }),
      model.state.subscribe(decorate),
      model.range.subscribe(decorate),
      model.filter.rows.subscribe(tint),
      model.store.subscribe(tint),
      model.preferences.subscribe(() => {
        applyPreferences(scroller, model.preferences.get());
        list.restyle();
      }),
      model.find.search.subscribe(showHits),
      model.find.current.subscribe(showHits),
    ];
    return () => {
      stopShowing?.();
      for (const stop of stops) stop();
      list.dispose();
    };
  }, [model, messages, canReload, id, grid, locale, timeZone]);

  function press(element: HTMLElement, selector: string): boolean {
    const row = active === undefined ? null : element.querySelector(`[data-line="${active}"]`);
    const button = row?.querySelector(selector) ?? null;
    return button !== null && handleLineClick({ model, source }, element, button);
  }

  async function copy() {
    const isShown = active !== undefined && shown.has(active);
    const text = copyText(model, timeZone) ?? (isShown ? model.store.text(active) : '');
    // Do not replace the clipboard with an empty text.
    if (text === '') {
      result.set({ text: messages.nothingCopied });
      return;
    }
    // The same result is announced again.
    result.set(undefined);
    try {
      if (await writeClipboard(text)) result.set({ text: messages.copied });
    } catch {
      result.set({ text: copyFailed });
    }
  }

  /** Goes to the next or the previous error, and says when it starts again from the other end. */
  function goToError(isPrevious: boolean) {
    const hasErrors = isPrevious ? model.goToPreviousError() : model.goToNextError();
    const next = model.state.get().active;
    if (!hasErrors || active === undefined || next === undefined) return;
    // The same text is announced again.
    result.set(undefined);
    if (isPrevious && next >= active) result.set({ text: messages.wrappedToEnd });
    if (!isPrevious && next <= active) result.set({ text: messages.wrappedToStart });
  }

  /** Opens the menu of the active line below it, or at the start of the lines. */
  function openMenu() {
    const lines = grid.current;
    const row = active === undefined ? null : lines?.querySelector(`[data-line="${active}"]`);
    const top = lines?.getBoundingClientRect().top ?? 0;
    setLineMenuAt({ x: menuInset, y: (row?.getBoundingClientRect().bottom ?? top) - top });
  }

  function openMenuAt(event: MouseEvent<HTMLElement>) {
    const line = lineOf(event.target);
    // Marked text has the browser's menu, and so has a finger, which marks text by it.
    if (line === undefined || getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    const { left, top } = event.currentTarget.getBoundingClientRect();
    model.activate(line);
    event.currentTarget.focus({ preventScroll: true });
    setLineMenuAt({ x: event.clientX - left, y: event.clientY - top });
  }

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const { target, currentTarget, shiftKey } = event;
    const key = shortcutKey(event);
    // In a button of a line, Enter and Space are the button's.
    const isOwn = target === currentTarget;
    if ((event.ctrlKey || event.metaKey) && key === 'a' && isOwn) {
      selectAll(model);
      event.preventDefault();
    }
    if ((event.ctrlKey || event.metaKey) && (key === 'Home' || key === 'End')) {
      if (moveActiveLine(model, key, shiftKey)) event.preventDefault();
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const plain: Record<string, () => unknown> = {
      e: () => goToError(shiftKey),
      // With Shift, or with Caps Lock.
      E: () => goToError(shiftKey),
      f: openMenu,
      w: () => {
        const likes = model.preferences.get();
        model.preferences.choose({ ...likes, isWrapped: !likes.isWrapped });
      },
      c: () => void copy(),
    };
    if (moveActiveLine(model, key, shiftKey)) event.preventDefault();
    else if (key === 'Enter' && isOwn) {
      if (press(currentTarget, '[aria-expanded], [data-more], [data-reload]'))
        event.preventDefault();
      else if (active === undefined) return;
      else if (shown !== model.store) model.showInContext();
      else onLineOpen?.(active);
    } else if (Object.hasOwn(plain, key)) plain[key]?.();
  }

  /** Shows the time of a line in UTC, in the local zone and relative to now, while the pointer is over its number or time. */
  function describeTime(target: EventTarget) {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-gutter]') : null;
    const line = cell === null ? undefined : lineOf(cell);
    const time = line === undefined ? undefined : model.store.time(line);
    const utc = formatTimestamp(time, { mode: 'utc', isFull: true });
    if (cell === null || time === undefined || utc === '') return;
    const inZones = [
      utc,
      formatTimestamp(time, { mode: 'local', isFull: true }),
      formatTimestamp(time, { mode: 'zone', timeZone, isFull: true }),
    ];
    const ago = formatRelative(time, clock.now(), { locale, timeZone });
    cell.title = [...new Set(inZones), ago].join('\n');
  }

  const drag = useRef<Drag>(undefined);
  const endDrag = () => {
    drag.current?.end();
    drag.current = undefined;
  };
  useEffect(() => () => drag.current?.end(), []);
  function handlePointerDown(event: PointerEvent<HTMLElement>) {
    const line = gutterLine(event.target);
    if (line === undefined || event.pointerType !== 'mouse' || event.button !== 0) return;
    pickLine(model, line, event.shiftKey);
    endDrag();
    drag.current = createDrag(model, event.currentTarget);
    event.currentTarget.focus({ preventScroll: true });
    event.currentTarget.setPointerCapture(event.pointerId);
    event.preventDefault();
  }

  return (
    <div className={styles.frame}>
      <VisuallyHidden id={`${id}-hint`}>{messages.linesHint}</VisuallyHidden>
      <div
        ref={grid}
        className={styles.scroller}
        role="grid"
        {...verbatim}
        aria-label={label}
        aria-describedby={`${id}-hint`}
        // With the header.
        aria-rowcount={rowCount + 1}
        aria-colcount={lineColumns.length}
        aria-multiselectable
        aria-activedescendant={active === undefined ? undefined : lineId(id, active)}
        onKeyDown={handleKey}
        onContextMenu={openMenuAt}
        onPointerDown={handlePointerDown}
        // With Shift lines are selected, and no text is marked.
        onMouseDown={(event) => event.shiftKey && event.preventDefault()}
        onPointerOver={({ target }) => describeTime(target)}
        onPointerMove={({ clientX, clientY }) => drag.current?.moveTo(clientX, clientY)}
        onLostPointerCapture={endDrag}
        onClick={({ target, currentTarget, shiftKey, nativeEvent }) => {
          if (
            !(target instanceof Element) ||
            handleLineClick({ model, source }, currentTarget, target)
          )
            return;
          const pointer = 'pointerType' in nativeEvent ? nativeEvent.pointerType : '';
          const isGutter = gutterLine(target) !== undefined;
          const line = lineOf(target);
          // Numbers were picked when the mouse was pressed, and dragging marks text.
          if (line === undefined || (isGutter && pointer === 'mouse')) return;
          if (!isGutter && selectedRangeFor(currentTarget)?.collapsed === false) return;
          if (pointer !== 'touch' || isGutter) toggleLine(model, line, shiftKey);
          else if (onLineOpen !== undefined) onLineOpen(line);
        }}
        onCopy={(event) => {
          const text = copyText(model, timeZone);
          // The browser copies text selected with the pointer.
          if (text === undefined || selectedRangeFor(event.currentTarget)?.collapsed === false)
            return;
          event.clipboardData.setData('text/plain', text);
          event.preventDefault();
        }}
        // What scrolls must be reachable by keyboard.
        tabIndex={0}
      >
        <VisuallyHidden as="div" role="row" aria-rowindex={1}>
          {lineColumns.map(([column, className], index) => (
            <span key={column} role="columnheader" aria-colindex={index + 1} className={className}>
              {`${messages.columns[column]} `}
            </span>
          ))}
        </VisuallyHidden>
        <div ref={spacer} role="presentation" className={styles.spacer}>
          <div ref={view} role="presentation" className={styles.view}>
            <div ref={rows} role="presentation" className={styles.rows} />
            {/* A copy for the pointer of a heading above it, which keys reach in its row. */}
            <div ref={stuckHeading} aria-hidden hidden className={headingStyles.heading} />
          </div>
        </div>
      </div>
      <LogResult />
      {manualCopy}
      {children}
    </div>
  );
}

/** Returns the line of a number or time cell. */
function gutterLine(target: EventTarget | null): number | undefined {
  const isGutter = target instanceof Element && target.closest('[data-gutter]') !== null;
  return isGutter ? lineOf(target) : undefined;
}

/** Whether all visible lines have the same level: then its colour carries no information. */
function hasOneLevel({ levels, store }: LogViewerModel): boolean {
  const shown = levels.get();
  const { counts } = store;
  return logLevels.filter((level) => counts[level] > 0 && shown?.has(level) !== false).length === 1;
}

/** Shows and hides columns. Not by React, so that heights are measured after it and not before. */
function applyPreferences(grid: HTMLElement, likes: LogPreferences) {
  grid.toggleAttribute('data-unwrapped', !likes.isWrapped);
  grid.toggleAttribute('data-unnumbered', !likes.hasLineNumbers);
  grid.toggleAttribute('data-unleveled', !likes.hasLevels);
  grid.dataset['times'] = likes.timestamps;
}
