import { useEffect, useRef, useState } from 'react';

import { IconButton } from '../icon-button/index.ts';
import { percent } from '../sparkline/percent.ts';
import * as styles from './Histogram.css.ts';
import type { HistogramMarker } from './types.ts';

/** Width of a button, in px. */
const size = 24;

interface HistogramMarkersProps {
  markers: readonly HistogramMarker[];
  start: number;
  end: number;
  isRightToLeft: boolean;
  /** Names a button after its events. */
  describe: (events: readonly string[]) => string;
}

/** A row of buttons above the bars, each at its time. Those that would overlap are one button for the first of them. */
export function HistogramMarkers({
  markers,
  start,
  end,
  isRightToLeft,
  describe,
}: HistogramMarkersProps) {
  const [width, setWidth] = useState(size);
  const row = useRef<SVGSVGElement>(null);
  useEffect(() => {
    if (row.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(entry.contentRect.width);
    });
    observer.observe(row.current);
    return () => observer.disconnect();
  }, []);
  return (
    <svg ref={row} role="none" className={styles.markers}>
      {groupMarkers(markers, { start, end, width }).map((group) => {
        const [first] = group;
        const share = (first.time - start) / (end - start);
        return (
          <svg
            key={first.id}
            className={styles.marker}
            x={percent(isRightToLeft ? 1 - share : share)}
            // Otherwise Firefox gives it the width of the plot, partly outside it.
            width={1}
          >
            <line className={styles.markerLine} y1={size} y2={108} />
            <foreignObject x={-size / 2} width={size} height={size}>
              <IconButton
                size="xs"
                label={describe(group.map(({ label }) => label))}
                onPress={first.onPress}
              >
                <span className={styles.markerDot} data-tone={toneOf(group)} />
              </IconButton>
            </foreignObject>
          </svg>
        );
      })}
    </svg>
  );
}

type Group = [HistogramMarker, ...HistogramMarker[]];

interface MarkerSpan {
  start: number;
  end: number;
  /** In px. */
  width: number;
}

function groupMarkers(
  markers: readonly HistogramMarker[],
  { start, end, width }: MarkerSpan,
): Group[] {
  const groups: Group[] = [];
  const inOrder = markers
    .filter(({ time }) => time >= start && time <= end)
    .toSorted((one, other) => one.time - other.time);
  for (const marker of inOrder) {
    const group = groups.at(-1);
    if (group && marker.time - group[0].time < ((end - start) * size) / width) group.push(marker);
    else groups.push([marker]);
  }
  return groups;
}

/** The most severe tone. */
const toneOf = (group: Group) =>
  (['danger', 'success', 'neutral'] as const).find((tone) =>
    group.some((marker) => marker.tone === tone),
  );
