import { Checkbox, Text } from '@quayside/design-system';
import type { TableColumn } from '@quayside/design-system';
import { Braces, Lock } from 'lucide-react';
import type { ReactNode } from 'react';

import type { Messages } from '../../../runtime/messages/messages.ts';
import { KindSelect } from '../KindSelect.tsx';
import * as variableStyles from '../variables.css.ts';
import { ReviewName } from './ReviewName.tsx';
import type { ReviewEdit, ReviewRow } from './reviewRows.ts';
import { ReviewValue } from './ReviewValue.tsx';

interface ReviewColumnsOptions {
  messages: Messages['environmentVariables'];
  /** Checkbox that selects all. */
  selectAll: ReactNode;
  hasLines: boolean;
  onEdit: (row: ReviewRow, edit: ReviewEdit) => void;
}

/** The columns of a review: choice, lines, name with its state, values, and kind. */
export function reviewColumns({
  messages,
  selectAll,
  hasLines,
  onEdit,
}: ReviewColumnsOptions): TableColumn<ReviewRow>[] {
  const texts = messages.import;
  const line: TableColumn<ReviewRow> = {
    id: 'line',
    header: texts.line,
    width: 72,
    narrow: 'end',
    cell: ({ lines }) =>
      lines !== undefined && (
        <Text tone="subtle" isNumeric>
          {texts.lines(lines.first, lines.last)}
        </Text>
      ),
  };
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
      id: 'name',
      header: messages.columns.name,
      isRowHeader: true,
      width: '27%',
      cell: (row) => <ReviewName row={row} />,
    },
    ...(hasLines ? [line] : []),
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
        const Icon = row.isSecret ? Lock : Braces;
        return (
          <>
            <span className={variableStyles.kind}>
              <Icon aria-hidden size={14} />
              <span>{row.isSecret ? messages.kinds.secret : messages.kinds.variable}</span>
            </span>
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
