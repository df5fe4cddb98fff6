import { Text, VisuallyHidden, verbatim } from '@quayside/design-system';

import { environmentVariablesMessages } from '../../../runtime/messages/en/environment.ts';
import { useMessages } from '../../../runtime/messages/useMessages.ts';
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

/** The symbol of a state. */
export function Sign({ state }: { state: ReviewState }) {
  return (
    <span aria-hidden className={styles.sign[state]}>
      {signs[state]}
    </span>
  );
}

/** The name of a row, and its state. */
export function ReviewName({ row: { name, state } }: { row: ReviewRow }) {
  const { import: messages } = useMessages(environmentVariablesMessages);
  return (
    <span className={styles.nameAndSign}>
      <Sign state={state} />
      <VisuallyHidden>{messages.states[state]}</VisuallyHidden>
      <Text
        isMono
        size={12}
        tone={state === 'same' ? 'subtle' : 'default'}
        className={variableStyles.name}
        {...verbatim}
      >
        {name}
      </Text>
    </span>
  );
}
