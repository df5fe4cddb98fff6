import { Fragment } from 'react';

import type { MatchRange } from './rank.ts';
import * as styles from './CommandPalette.css.ts';

/** A name with its matches highlighted. Text nodes only: names come from other users. */
export function Marked({ text, ranges }: { text: string; ranges: readonly MatchRange[] }) {
  if (ranges.length === 0) return text;
  return ranges.map(({ from, to }, index) => (
    // Reuses the same elements between results.
    <Fragment key={index}>
      {text.slice(ranges[index - 1]?.to ?? 0, from)}
      <mark className={styles.match}>{text.slice(from, to)}</mark>
      {index === ranges.length - 1 && text.slice(to)}
    </Fragment>
  ));
}
