import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import type { ImportRow } from './importReview.ts';
import * as styles from './ReviewCard.css.ts';

/** The symbol of each state, as in a diff. */
export const stateSigns = {
  new: '+',
  changed: '~',
  removed: '−',
  same: '=',
  invalid: '!',
} as const;

const states = ['new', 'changed', 'removed', 'same', 'invalid'] as const;

/** Number of new, changed, equal and invalid lines, and of removed variables. */
export function ReviewTally({ rows }: { rows: readonly ImportRow[] }) {
  const environmentVariables = useMessages(environmentVariablesMessages);
  const labels = environmentVariables.import.states;
  return (
    <span className={styles.tally}>
      {states.map((state) => {
        const count = rows.filter((row) => row.state === state).length;
        return (
          count > 0 && (
            <span key={state} className={styles.tallyItem}>
              <span aria-hidden className={styles.sign[state]}>
                {stateSigns[state]}
              </span>
              <span>
                <span className={styles.tallyCount}>{count}</span> <span>{labels[state]}</span>
              </span>
            </span>
          )
        );
      })}
    </span>
  );
}
