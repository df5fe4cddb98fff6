import { Fragment } from 'react';

import type { MatchRange } from './rank.ts';
import * as styles from './CommandPalette.css.ts';

/** A name with the parts that typing matched. Text nodes only: names are other people's. */
export function Marked({ text, ranges }: { text: string; ranges: readonly MatchRange[] }) {
  if (ranges.length === 0) return text;
  return ranges.map(({ from, to }, index) => (
    // The same elements from answer to answer.
    <Fragment key={index}>
      {text.slice(ranges[index - 1]?.to ?? 0, from)}
      <mark className={styles.match}>{text.slice(from, to)}</mark>
      {index === ranges.length - 1 && text.slice(to)}
    </Fragment>
  ));
}
