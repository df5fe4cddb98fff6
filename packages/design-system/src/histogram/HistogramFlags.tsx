import { Flag } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, Toolbar } from 'react-aria-components';
import { useLocale } from 'react-aria';

import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './Histogram.css.ts';
import type { HistogramMarker, HistogramMarkers, HistogramRange } from './types.ts';

/** Estimated width of a flag's icon and padding, and of one character of its text, in px. */
const iconWidth = 32;
const characterWidth = 7;

/** Plots narrower than this, in px, hide the words of flags. */
const narrowPlot = 620;

interface HistogramFlagsProps extends HistogramMarkers, HistogramRange {
  /** Accessible name of the group. */
  label: string;
}

/** Flags above the bars, each at its time. Those that would touch are one flag, which acts like the first of them. */
export function HistogramFlags({ items, countLabel, start, end, label }: HistogramFlagsProps) {
  const { locale } = useLocale();
  const [width, setWidth] = useState(0);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (row.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(entry.contentRect.width);
    });
    observer.observe(row.current);
    return () => observer.disconnect();
  }, []);
  const isNarrow = width < narrowPlot;
  // Without a width they would all be in one place, and so one flag.
  const groups = width === 0 ? [] : groupMarkers(items, { start, end, width, isNarrow });
  const list = new Intl.ListFormat(locale);
  return (
    <Toolbar ref={row} aria-label={label} className={styles.flags}>
      {groups.map((group) => {
        const [first] = group;
        const share = (first.time - start) / (end - start);
        const isOne = group.length === 1;
        return (
          <Button
            key={first.id}
            className={styles.flag}
            style={{ insetInlineStart: `${(share * 100).toFixed(2)}%` }}
            data-tone={toneOf(group)}
            data-side={share * width + widthOf(first, isNarrow) > width ? 'start' : undefined}
            onPress={first.onPress}
          >
            <Flag size={12} className={styles.flagIcon} aria-hidden />
            {isOne ? (
              <FlagText marker={first} isNarrow={isNarrow} />
            ) : (
              <>
                <span>{countLabel(group.length)}</span>
                <VisuallyHidden>{`${list.format(group.map(nameOf))} ${first.label}`}</VisuallyHidden>
              </>
            )}
          </Button>
        );
      })}
    </Toolbar>
  );
}

interface FlagTextProps {
  marker: HistogramMarker;
  /** Whether there is room for the name only. */
  isNarrow: boolean;
}

function FlagText({ marker: { name, word, label }, isNarrow }: FlagTextProps) {
  const isWordShown = word !== undefined && !isNarrow;
  return (
    <>
      <span className={styles.flagName}>{name}</span>
      {isWordShown && <span>{word}</span>}
      <VisuallyHidden>{[isWordShown ? '' : word, label].filter(Boolean).join(' ')}</VisuallyHidden>
    </>
  );
}

const nameOf = ({ name, word }: HistogramMarker) => [name, word].filter(Boolean).join(' ');

type Group = [HistogramMarker, ...HistogramMarker[]];

interface MarkerSpan extends HistogramRange {
  /** In px. */
  width: number;
  isNarrow: boolean;
}

const widthOf = ({ name, word = '' }: HistogramMarker, isNarrow: boolean) =>
  iconWidth + characterWidth * (name.length + (isNarrow ? 0 : word.length + 1));

function groupMarkers(
  markers: readonly HistogramMarker[],
  { start, end, width, isNarrow }: MarkerSpan,
): Group[] {
  const groups: Group[] = [];
  const placeOf = ({ time }: HistogramMarker) => ((time - start) / (end - start)) * width;
  const inOrder = markers
    .filter(({ time }) => time >= start && time <= end)
    .toSorted((one, other) => one.time - other.time);
  for (const marker of inOrder) {
    const group = groups.at(-1);
    const at = placeOf(marker);
    const ownWidth = widthOf(marker, isNarrow);
    // A flag without room after its time is before it.
    const isBefore = at + ownWidth > width;
    const room = at - (isBefore ? ownWidth : 0);
    if (group && room < placeOf(group[0]) + widthOf(group[0], isNarrow)) group.push(marker);
    else groups.push([marker]);
  }
  return groups;
}

/** The tone that matters most. */
const toneOf = (group: Group) =>
  (['live', 'danger', 'neutral'] as const).find((tone) =>
    group.some((marker) => marker.tone === tone),
  );
