import { useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, PointerEvent, ReactNode } from 'react';

import * as styles from './Histogram.css.ts';
import { percent } from '../sparkline/percent.ts';
import { between, bucketAt, moveEdge, stepOf, type BucketRange } from './range.ts';

interface HistogramBrushProps {
  /** Number of buckets. */
  count: number;
  /** The selected buckets; all of them when none are selected. */
  range: BucketRange | undefined;
  /** Whether the edges are sliders. */
  hasEdges: boolean;
  onRangeChange: (range: BucketRange | undefined) => void;
  isRightToLeft: boolean;
  labels: { start: string; end: string };
  /** Formats the time of an edge. */
  describeEdge: (edge: number) => string;
  /** Formats the selection. */
  describe: (range: BucketRange) => string;
  /** The bars, between the selection highlight and its edges. */
  children: ReactNode;
}

/** Selects buckets: by dragging over them, or by keyboard with two sliders, whose draft Enter applies. */
export function HistogramBrush(props: HistogramBrushProps) {
  const {
    count,
    range,
    hasEdges,
    onRangeChange,
    isRightToLeft,
    labels,
    describeEdge,
    describe,
    children,
  } = props;
  const [draft, setDraft] = useState<BucketRange>();
  const [isFocused, setIsFocused] = useState(false);
  /** The bucket where a drag started, or the one opposite the dragged edge. */
  const anchor = useRef<number>(undefined);
  const hasMoved = useRef(false);
  const shown = draft ?? range;
  const edges = shown ?? { start: 0, end: count };
  const at = (edge: number) => (isRightToLeft ? 1 - edge / count : edge / count);

  function bucketOf(event: PointerEvent<SVGElement>): number {
    const svg = event.currentTarget.ownerSVGElement;
    const { left, width } = (svg ?? event.currentTarget).getBoundingClientRect();
    const share = width === 0 ? 0 : (event.clientX - left) / width;
    return bucketAt(isRightToLeft ? 1 - share : share, count);
  }

  function begin(event: PointerEvent<SVGElement>, from: number) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    anchor.current = from;
    hasMoved.current = false;
  }

  const drag = {
    onPointerMove(event: PointerEvent<SVGElement>) {
      if (anchor.current === undefined) return;
      const to = bucketOf(event);
      hasMoved.current ||= to !== anchor.current;
      if (hasMoved.current) setDraft(between(anchor.current, to));
    },
    onPointerUp(event: PointerEvent<SVGElement>) {
      const from = anchor.current;
      if (from === undefined) return;
      anchor.current = undefined;
      setDraft(undefined);
      if (hasMoved.current) onRangeChange(between(from, bucketOf(event)));
      // A press selects one bucket, or clears an existing selection.
      else onRangeChange(range === undefined ? between(from, from) : undefined);
    },
    onPointerCancel() {
      anchor.current = undefined;
      setDraft(undefined);
    },
  };

  /** Keys move a draft: each step would load another range. */
  function onKeyDown(event: KeyboardEvent, edge: 'start' | 'end') {
    const by = stepOf(event.key, isRightToLeft);
    if (by !== undefined) setDraft(moveEdge(edges, edge, by, count));
    else if (event.key === 'Enter' && draft !== undefined) {
      setDraft(undefined);
      onRangeChange(draft.start === 0 && draft.end === count ? undefined : draft);
    } else if (event.key === 'Escape' && shown !== undefined) {
      drag.onPointerCancel();
      if (draft === undefined) onRangeChange(undefined);
    } else return;
    event.preventDefault();
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    setIsFocused(false);
    const isOtherEdge =
      relatedTarget instanceof Element &&
      relatedTarget.parentElement === currentTarget.parentElement;
    if (!isOtherEdge) setDraft(undefined);
  }

  const middle = (at(edges.start) + at(edges.end)) / 2;
  return (
    <>
      <rect
        className={styles.surface}
        width="100%"
        height="100%"
        onPointerDown={(event) => begin(event, bucketOf(event))}
        {...drag}
      />
      {shown === undefined ? null : (
        <rect
          className={styles.brush}
          pointerEvents="none"
          x={percent(Math.min(at(shown.start), at(shown.end)))}
          width={percent((shown.end - shown.start) / count)}
          height="100%"
        />
      )}
      <g pointerEvents="none">{children}</g>
      {(hasEdges ? (['start', 'end'] as const) : []).map((edge) => (
        <svg
          key={edge}
          className={styles.handle}
          x={percent(at(edges[edge]))}
          // Otherwise Firefox gives it the width of the plot, partly outside it.
          width={1}
          role="slider"
          tabIndex={0}
          aria-label={labels[edge]}
          aria-orientation="horizontal"
          aria-valuemin={edge === 'start' ? 0 : edges.start + 1}
          aria-valuemax={edge === 'start' ? edges.end - 1 : count}
          aria-valuenow={edges[edge]}
          aria-valuetext={draft ? describe(draft) : describeEdge(edges[edge])}
          data-set={shown === undefined ? undefined : ''}
          onFocus={() => setIsFocused(true)}
          onBlur={onBlur}
          onKeyDown={(event) => onKeyDown(event, edge)}
          onPointerDown={(event) => begin(event, edge === 'start' ? edges.end - 1 : edges.start)}
          {...drag}
        >
          <rect x={-1} width={2} height="100%" />
          <rect
            className={styles.ring}
            x={-5}
            y={-3}
            width={10}
            height={styles.wholeHeight + 6}
            rx={4}
          />
          <rect className={styles.grip} x={-12} width={24} height="100%" />
        </svg>
      ))}
      {shown === undefined || !(isFocused || draft) ? null : (
        <svg className={styles.label} x={percent(middle)} width={1} aria-hidden="true">
          <foreignObject
            x={middle < 0.2 ? 0 : middle > 0.8 ? -300 : -150}
            y={-38}
            width={300}
            height={34}
          >
            <div
              className={styles.labelBox}
              data-at={middle < 0.2 ? 'start' : middle > 0.8 ? 'end' : undefined}
            >
              <span className={styles.labelText}>{describe(shown)}</span>
            </div>
          </foreignObject>
        </svg>
      )}
    </>
  );
}
