import { ArrowDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

import { Button } from '../../../button/index.ts';
import { Spinner } from '../../../spinner/index.ts';
import { VisuallyHidden } from '../../../visually-hidden/index.ts';
import type { LogClock } from '../../sources/clock.ts';
import { afterPaint } from '../../store/scheduler.ts';
import type { LogRows, Observable } from '../../store/types.ts';
import * as styles from './LogOverlays.css.ts';
import { AfterFirstPaint } from './AfterFirstPaint.tsx';
import { canRetry, failureText } from './LogFailure.tsx';
import { useLogViewer } from './LogViewerContext.ts';
import { useNewLineCount } from './useNewLineCount.ts';
import { subscribeThrottled, useConnection, useThrottledValue, useValue } from './useValue.ts';

/** Button "1,204 new", while the view does not follow; scrolls to the end and follows again. */
export function LogNews() {
  const { model, messages, grid } = useLogViewer();
  const count = useNewLineCount();
  if (count === 0) return null;
  const follow = () => {
    model.follow();
    // The button goes away; the focus must not go with it.
    grid.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.news}>
      <Button variant="secondary" size="sm" icon={<ArrowDown />} onPress={follow}>
        {messages.newLines(count)}
        <VisuallyHidden>{messages.goToEnd}</VisuallyHidden>
      </Button>
    </div>
  );
}

/** Props of {@link LogNotice}. */
export interface LogNoticeProps {
  /** Receives the focus after a retry, whose button goes away. @default the lines */
  focusAfterRetry?: RefObject<HTMLElement | null>;
}

/**
 * Fills its positioned parent while there are no lines, and says why: connecting, a failure with a button to retry, or
 * an empty log. `LogContent` has it; a view of other facts of the log shows it until they are known.
 */
export function LogNotice({ focusAfterRetry }: LogNoticeProps) {
  const { model, messages, source, grid } = useLogViewer();
  const connection = useConnection();
  const size = useThrottledValue(model.store, (store) => store.size + store.pending);
  const rows = useValue(model.filter.rows);
  const isFilteredOut = useThrottledValue(
    rows,
    (list) => list !== model.store && list.endRow <= list.firstRow,
  );
  if (size > 0) {
    if (!isFilteredOut) return null;
    const showAll = () => {
      model.showAll();
      // The button goes away; the focus must not go with it.
      grid.current?.focus({ preventScroll: true });
    };
    return (
      <div className={styles.notice}>
        <span>{messages.noneShown}</span>
        <Button className={styles.noticeAction} variant="secondary" size="sm" onPress={showAll}>
          {messages.showAll}
        </Button>
      </div>
    );
  }
  if (connection.status === 'ended') return <div className={styles.notice}>{messages.empty}</div>;
  if (canRetry(connection.status)) {
    const retry = () => {
      source.retry();
      (focusAfterRetry ?? grid).current?.focus({ preventScroll: true });
    };
    return (
      <div className={styles.notice}>
        <span>{failureText(connection, messages)}</span>
        <Button className={styles.noticeAction} variant="secondary" size="sm" onPress={retry}>
          {messages.retry}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.notice}>
      {connection.status === 'connecting' && <Spinner />}
      <span>{messages.waiting}</span>
    </div>
  );
}

/** So many stretches of the log have a mark of their own. */
const stretches = 180;

/** Draws stretches that are marked as bars from `x`, so wide. In a short log a line covers several: `perLine`. */
function drawBars(
  { current }: RefObject<SVGPathElement | null>,
  { x, width, perLine }: { x: number; width: number; perLine: number },
  isMarked: (stretch: number) => boolean,
) {
  let path = '';
  const cut = Math.max(0, perLine - 2);
  for (let from = 0; from < stretches; from += 1) {
    if (!isMarked(from)) continue;
    let to = from + 1;
    while (to < stretches && isMarked(to)) to += 1;
    path += `M${x} ${from}h${width}v${Math.max(1, to - from - cut)}h${-width}z`;
    from = to;
  }
  current?.setAttribute('d', path);
}

/** Number of screen rows of a line. */
const linesPerStretch = ({ firstRow, endRow }: LogRows) =>
  stretches / Math.max(1, endRow - firstRow);

/** Draws marks once the lines are painted, then at times as the source changes. Returns how to stop. */
function renderAndSubscribe(source: Observable | undefined, clock: LogClock, draw: () => void) {
  const cancel = afterPaint(draw);
  const stop = source && subscribeThrottled(source, clock, draw);
  return () => {
    cancel();
    stop?.();
  };
}

/** Markers of errors, warnings and matches over the scrollbar. */
export function LogMarks() {
  return (
    <AfterFirstPaint>
      <Marks />
    </AfterFirstPaint>
  );
}

function Marks() {
  const { model, clock } = useLogViewer();
  const search = useValue(model.find.search);
  const rows = useValue(model.filter.rows);
  const errors = useRef<SVGPathElement>(null);
  const warnings = useRef<SVGPathElement>(null);
  const hits = useRef<SVGPathElement>(null);

  useEffect(() => {
    const draw = () => {
      const levels = model.store.marks(rows, stretches);
      const level = { x: 2, width: 6, perLine: linesPerStretch(rows) };
      drawBars(errors, level, (at) => levels[at] === 0);
      drawBars(warnings, level, (at) => levels[at] === 1);
    };
    return renderAndSubscribe(rows, clock, draw);
  }, [model, rows, clock]);

  useEffect(() => {
    const draw = () => {
      const found = search?.marks(rows, stretches);
      const hit = { x: 8, width: 4, perLine: linesPerStretch(rows) };
      drawBars(hits, hit, (at) => found?.[at] === 1);
    };
    return renderAndSubscribe(search, clock, draw);
  }, [rows, search, clock]);

  return (
    <svg
      className={styles.marks}
      viewBox={`0 0 14 ${stretches}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      <path ref={warnings} className={styles.warningMark} />
      <path ref={errors} className={styles.errorMark} />
      <path ref={hits} className={styles.hitMark} />
    </svg>
  );
}
