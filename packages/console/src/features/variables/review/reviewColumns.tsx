import { Checkbox, Text, VisuallyHidden } from '@quayside/design-system';
import type { TableColumn } from '@quayside/design-system';
import type { ReactNode } from 'react';

import type { Messages } from '../../../runtime/messages/messages.ts';
import { KindLabel } from '../KindLabel.tsx';
import { KindSelect } from '../KindSelect.tsx';
import * as styles from './review.css.ts';
import { ReviewName, Sign } from './ReviewName.tsx';
import type { ReviewEdit, ReviewRow } from './reviewRows.ts';
import { ReviewValue } from './ReviewValue.tsx';

interface ReviewColumnsOptions {
  messages: Messages['environmentVariables'];
  /** Checkbox that selects all. */
  selectAll: ReactNode;
  hasLines: boolean;
  onEdit: (row: ReviewRow, edit: ReviewEdit) => void;
}

/** The columns of a review: choice, state with lines, name, values, and kind. */
export function reviewColumns({
  messages,
  selectAll,
  hasLines,
  onEdit,
}: ReviewColumnsOptions): TableColumn<ReviewRow>[] {
  const texts = messages.import;
  return [
    {
      id: 'choice',
      header: selectAll,
      width: 44,
      narrow: 'start',
      cell: (row) => (
        <Checkbox
          aria-label={
            row.state === 'removed' ? texts.selectRemoval(row.name) : texts.select(row.name)
          }
          isDisabled={!row.canSave}
          isSelected={row.isChosen}
          onChange={(isChosen) => onEdit(row, { isChosen })}
        />
      ),
    },
    {
      id: 'state',
      header: hasLines ? texts.line : <VisuallyHidden>{messages.review.state}</VisuallyHidden>,
      width: hasLines ? 88 : 44,
      narrow: 'end',
      cell: ({ state, lines }) => (
        <span className={styles.state}>
          <Sign state={state} />
          <VisuallyHidden>{messages.review.states[state]}</VisuallyHidden>
          {lines !== undefined && (
            <Text tone="subtle" isNumeric>
              {texts.lines(lines.first, lines.last)}
            </Text>
          )}
        </span>
      ),
    },
    {
      id: 'name',
      header: messages.columns.name,
      isRowHeader: true,
      width: '27%',
      cell: (row) => <ReviewName row={row} />,
    },
    {
      id: 'value',
      header: messages.columns.value,
      cell: (row) => <ReviewValue row={row} onEdit={onEdit} />,
    },
    {
      id: 'kind',
      header: messages.columns.kind,
      width: '17%',
      cell(row) {
        if (row.state === 'invalid') return null;
        if (row.state === 'new') {
          return (
            <KindSelect
              label={messages.kindOf(row.name)}
              isSecret={row.isSecret}
              onChange={(isSecret) => onEdit(row, { isSecret })}
            />
          );
        }
        return (
          <>
            <KindLabel isSecret={row.isSecret} />
            {row.becomesSecret && (
              <Text as="p" size={12} tone="warning">
                {messages.compare.becomesSecret}
              </Text>
            )}
          </>
        );
      },
    },
  ];
}
