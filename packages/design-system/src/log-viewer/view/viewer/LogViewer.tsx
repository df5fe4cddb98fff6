import {
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import {
  FocusScope,
  UNSAFE_PortalProvider as PortalProvider,
  useKeyboard,
  useUNSAFE_PortalContext as usePortalContext,
} from 'react-aria';

import { classNames } from '../../../internal/classNames.ts';
import { isComposing } from '../../../internal/isComposing.ts';
import { browserClock } from '../../sources/clock.ts';
import type { LogClock } from '../../sources/clock.ts';
import type { LogSource } from '../../sources/types.ts';
import type { LogQuery } from '../../store/types.ts';
import type { LineRange } from '../../parse/lineRange.ts';
import type { LogLevels, LogPreferences } from '../model/choices.ts';
import { createViewerModel } from '../model/createViewerModel.ts';
import type { LogSection } from '../model/createSections.ts';
import type { LogViewerModel } from '../model/LogViewerModel.ts';
import { createValue } from '../model/value.ts';
import { FirstPaintContext, useFirstPaint } from './AfterFirstPaint.tsx';
import { isModifier, shortcutKey } from './isModifier.ts';
import { PrintedLines } from './PrintedLines.tsx';
import { LogAnnouncer } from './LogAnnouncer.tsx';
import { LogViewerContext } from './LogViewerContext.ts';
import type { LogViewerContextValue } from './LogViewerContext.ts';
import { useLabels } from '../../../messages/labels.ts';
import { defaultLogViewerMessages } from './messages.ts';
import type { LogViewerMessages } from './messages.ts';
import * as styles from './Viewer.css.ts';

/** Imperative handle of a {@link LogViewer}. */
export interface LogViewerHandle {
  /** Shows a line, counted from 1, and makes it the one that keys act on. */
  goToLine: (line: number) => void;
  /** Goes to the next error, or around the end to the first. Returns whether there is one. */
  goToNextError: () => boolean;
  /** Goes to the previous error, or around the start to the last. Returns whether there is one. */
  goToPreviousError: () => boolean;
  /** Goes to the end and stays there. */
  follow: () => void;
  /** Puts the focus on the lines. */
  focus: () => void;
}

/** Props of all log viewers. */
export interface LogViewerOptions {
  /** Names the log for assistive technology. */
  'aria-label': string;
  /** Source of the log. It is open while the viewer is mounted. */
  source: LogSource;
  /** Texts in place of the English ones. Keep the object stable, or all lines render again. */
  messages?: Partial<LogViewerMessages>;
  /** The lines that are selected, counted from 1, as links to them say; `null` for none. A new value is shown. */
  range?: LineRange | null;
  /** Other lines were selected, or none. */
  onRangeChange?: (range: LineRange | null) => void;
  /** The levels that are shown; `null` for all lines. */
  levels?: LogLevels;
  /** Other levels were chosen. */
  onLevelsChange?: (levels: LogLevels) => void;
  /** Search query. */
  query?: LogQuery;
  /** Something else is looked for. */
  onQueryChange?: (query: LogQuery) => void;
  /** Display of lines: wrapping, numbers, times. */
  preferences?: LogPreferences;
  /** Called when the user changes them. */
  onPreferencesChange?: (preferences: LogPreferences) => void;
  /** Initial preferences, where they differ from the defaults. */
  defaultPreferences?: Partial<LogPreferences>;
  /**
   * Parts of the log under headings, in order and apart from each other; they can be folded. Keep the array stable.
   * @default none
   */
  sections?: readonly LogSection[] | undefined;
  /** Clock and timers; for tests. @default the browser's */
  clock?: LogClock;
  /** For its height. Otherwise that is 38rem, or less in a low window, down to 18rem. */
  className?: string;
  ref?: Ref<LogViewerHandle>;
}

/** Props of {@link LogViewer}. */
export interface LogViewerProps extends LogViewerOptions {
  /** Its parts, from top to bottom. */
  children: ReactNode;
}

/**
 * A log with its controls, composed of `LogBar`, `LogFind`, `LogLines` and their children; `BuildLogViewer` and
 * `LiveLogViewer` are complete compositions.
 *
 * Mod+F inside it opens its search, F3 and Shift+F3 go to the next and previous match, Escape leaves full screen.
 */
export function LogViewer({
  'aria-label': label,
  source,
  messages: someMessages,
  range,
  onRangeChange,
  levels,
  onLevelsChange,
  query,
  onQueryChange,
  preferences,
  onPreferencesChange,
  defaultPreferences,
  sections,
  clock = browserClock,
  className,
  ref,
  children,
}: LogViewerProps) {
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const findInput = useRef<HTMLInputElement>(null);
  const isPainted = useFirstPaint();
  const [result] = useState(() => createValue<{ text: string } | undefined>(undefined));
  const [isFullScreen, setFullScreen] = useState(false);
  const [lineMenuAt, setLineMenuAt] = useState<LogViewerContextValue['lineMenuAt']>();
  const readStore = () => source.store;
  const store = useSyncExternalStore(source.subscribe, readStore, readStore);
  const hasNoLines = useHasNoLines(source);
  const [{ model, ...shown }, setShown] = useState(() => ({
    source,
    model: createViewerModel(store, defaultPreferences),
  }));
  if (model.store !== store) {
    const earlier = { model, isSameLog: shown.source === source };
    setShown({ source, model: createViewerModel(store, defaultPreferences, earlier) });
  }
  const messages = useLabels('logViewer', defaultLogViewerMessages, someMessages);

  useEffect(() => source.open(), [source]);
  useLayoutEffect(() => model.start(), [model]);
  useLayoutEffect(() => model.levels.control({ value: levels, onChange: onLevelsChange }));
  useLayoutEffect(() => model.query.control({ value: query, onChange: onQueryChange }));
  useLayoutEffect(() =>
    model.preferences.control({ value: preferences, onChange: onPreferencesChange }),
  );
  useLayoutEffect(() =>
    model.range.control({
      value: range && { from: range.first - 1, to: range.last - 1 },
      onChange: (next) => onRangeChange?.(next && { first: next.from + 1, last: next.to + 1 }),
    }),
  );
  // After the range, because the section of a linked line stays open.
  useLayoutEffect(() => {
    if (sections !== undefined) model.setSections(sections);
  }, [model, sections]);
  useImperativeHandle(
    ref,
    () => ({
      goToLine: (line) => model.activate(line - 1),
      goToNextError: model.goToNextError,
      goToPreviousError: model.goToPreviousError,
      follow: model.follow,
      focus: () => grid.current?.focus({ preventScroll: true }),
    }),
    [model],
  );

  /** Focus returns to the button that was pressed. */
  const leaveFullScreen = useCallback(() => {
    setFullScreen(false);
    const button = root.current?.querySelector<HTMLElement>('[data-action=full-screen]');
    (button ?? grid.current)?.focus({ preventScroll: true });
  }, []);

  useLayoutEffect(() => {
    const element = root.current;
    if (!isFullScreen || element === null) return undefined;
    element.setAttribute('popover', 'manual');
    element.showPopover();
    // The tooltip of a button handles Escape on the document, so leaving would take two presses.
    const leave = (event: globalThis.KeyboardEvent) => {
      const [target] = event.composedPath();
      const button =
        target instanceof Element && element.contains(target) && target.closest('button');
      if (event.key !== 'Escape' || !button || button.ariaExpanded === 'true') return;
      // There it closes the search.
      if (button.closest('search')) return;
      event.stopPropagation();
      leaveFullScreen();
    };
    window.addEventListener('keydown', leave, true);
    return () => {
      window.removeEventListener('keydown', leave, true);
      element.hidePopover();
      element.removeAttribute('popover');
    };
  }, [isFullScreen, leaveFullScreen]);

  const context = useMemo<LogViewerContextValue>(
    () => ({
      label,
      id,
      model,
      source,
      messages,
      clock,
      grid,
      findInput,
      result,
      isFullScreen,
      setFullScreen,
      lineMenuAt,
      setLineMenuAt,
    }),
    [label, id, model, source, messages, clock, result, isFullScreen, lineMenuAt],
  );
  const outer = usePortalContext();
  const getContainer = () => (isFullScreen ? root.current : (outer.getContainer?.() ?? null));

  function handleKeyDown(event: KeyboardEvent & { continuePropagation: () => void }) {
    event.continuePropagation();
    if (event.isDefaultPrevented() || isComposing(event.nativeEvent)) return;
    if (handleKey(model, event)) {
      event.preventDefault();
      findInput.current?.select();
    } else if (event.key === 'Escape' && isFullScreen) {
      leaveFullScreen();
    }
  }

  const { keyboardProps } = useKeyboard({ onKeyDown: handleKeyDown });

  return (
    <LogViewerContext value={context}>
      <FirstPaintContext value={isPainted}>
        <PortalProvider getContainer={getContainer}>
          <FocusScope contain={isFullScreen}>
            <section
              ref={root}
              aria-label={label}
              data-empty={hasNoLines || undefined}
              className={classNames(styles.root, className)}
              {...keyboardProps}
            >
              {children}
              <LogAnnouncer />
              <PrintedLines />
            </section>
          </FocusScope>
        </PortalProvider>
      </FirstPaintContext>
    </LogViewerContext>
  );
}

/** Whether a log has ended without a line: nothing will fill the room for it. */
function useHasNoLines(source: LogSource): boolean {
  const { store } = source;
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [source.subscribe(listener), store.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [source, store],
  );
  const read = () =>
    source.connection.status === 'ended' && source.store.size === 0 && source.store.pending === 0;
  return useSyncExternalStore(subscribe, read, read);
}

/** The keys of the search. Returns whether it was one. */
function handleKey(model: LogViewerModel, event: KeyboardEvent): boolean {
  const isFind = isModifier(event) && !event.altKey && shortcutKey(event).toLowerCase() === 'f';
  if (isFind && !event.shiftKey) {
    model.setFinding(true);
    return true;
  }
  if (event.key !== 'F3') return false;
  model.setFinding(true);
  model.step(event.shiftKey ? -1 : 1);
  return true;
}
