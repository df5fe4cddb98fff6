import { Text, verbatim } from '@quayside/design-system';

import * as variableStyles from '../variables.css.ts';
import * as styles from './review.css.ts';
import type { ReviewRow, ReviewState } from './reviewRows.ts';

/** The symbol of each state, as in a diff. */
const signs: Readonly<Record<ReviewState, string>> = {
  new: '+',
  changed: '~',
  removed: '−',
  same: '=',
  invalid: '!',
};

/** The symbol of a state, beside its text. */
export function Sign({ state }: { state: ReviewState }) {
  return (
    <span aria-hidden className={styles.sign[state]}>
      {signs[state]}
    </span>
  );
}

/** The name of a row. */
export function ReviewName({ row: { name, state } }: { row: ReviewRow }) {
  return (
    <Text
      isMono
      size={12}
      tone={state === 'same' ? 'subtle' : 'default'}
      className={variableStyles.name}
      {...verbatim}
    >
      {name}
    </Text>
  );
}
