import { Button, Checkbox, Text, VisuallyHidden } from '@quayside/design-system';
import type { TableColumn } from '@quayside/design-system';
import { Braces, Lock } from 'lucide-react';
import type { ReactNode } from 'react';

import type { Messages } from '../../runtime/messages/messages.ts';
import * as screenStyles from './EnvironmentVariablesScreen.css.ts';
import type { ImportRow } from './importReview.ts';
import { problemText } from './problemText.ts';
import * as styles from './ReviewCard.css.ts';
import { stateSigns } from './ReviewTally.tsx';
import { valueHint } from './valueHints.ts';
import { Mask } from './Mask.tsx';
import { KindSelect } from './VariableFields.tsx';

interface ReviewColumnsOptions {
  messages: Messages['environmentVariables'];
  /** Checkbox that selects all. */
  selectAll: ReactNode;
  isChosen: (row: ImportRow) => boolean;
  onChosenChange: (row: ImportRow, isChosen: boolean) => void;
  onSecretChange: (row: ImportRow, isSecret: boolean) => void;
  onRename: (row: ImportRow, name: string) => void;
}

/** The columns of a review: selection, lines, name with its state, value changes, and kind. */
export function reviewColumns({
  messages,
  selectAll,
  isChosen,
  onChosenChange,
  onSecretChange,
  onRename,
}: ReviewColumnsOptions): TableColumn<ImportRow>[] {
  const texts = messages.import;
  return [
    {
      id: 'choice',
      header: selectAll,
      width: 44,
      narrow: 'end',
      cell: (row) => (
        <Checkbox
          aria-label={
            row.state === 'removed' ? texts.selectRemoval(row.name) : texts.select(row.name)
          }
          isDisabled={row.state === 'same' || row.state === 'invalid'}
          isSelected={isChosen(row)}
          onChange={(chosen) => onChosenChange(row, chosen)}
        />
      ),
    },
    {
      id: 'line',
      header: texts.line,
      width: 72,
      narrow: 'hidden',
      cell: (row) =>
        row.state !== 'removed' && (
          <Text tone="subtle" isNumeric>
            {texts.lines(row.firstLine, row.lastLine)}
          </Text>
        ),
    },
    {
      id: 'name',
      header: messages.columns.name,
      isRowHeader: true,
      width: '27%',
      cell: ({ name, state }) => (
        <span className={styles.tallyItem}>
          <span aria-hidden className={styles.sign[state]}>
            {stateSigns[state]}
          </span>
          <VisuallyHidden>{texts.states[state]}</VisuallyHidden>
          <Text
            isMono
            size={12}
            tone={state === 'same' ? 'subtle' : 'default'}
            className={screenStyles.name}
          >
            {name}
          </Text>
        </span>
      ),
    },
    {
      id: 'value',
      header: messages.columns.value,
      cell: (row) => <ReviewValue row={row} messages={messages} />,
    },
    {
      id: 'kind',
      header: messages.columns.kind,
      width: '17%',
      cell(row) {
        if (row.state === 'invalid') return <RenameButton row={row} {...{ messages, onRename }} />;
        if (row.state === 'new') {
          return (
            <KindSelect
              label={messages.kindOf(row.name)}
              isSecret={row.isSecret}
              onChange={(secret) => onSecretChange(row, secret)}
            />
          );
        }
        const isSecret = row.state !== 'same' && row.before === null;
        const Icon = isSecret ? Lock : Braces;
        return (
          <span className={screenStyles.kind}>
            <Icon aria-hidden size={14} />
            <span>{isSecret ? messages.kinds.secret : messages.kinds.variable}</span>
          </span>
        );
      },
    },
  ];
}

interface ReviewValueProps {
  row: ImportRow;
  messages: Messages['environmentVariables'];
}

function ReviewValue({ row, messages }: ReviewValueProps) {
  const texts = messages.import;
  if (row.state === 'invalid') {
    return <Text tone="danger">{problemText(row.problem, messages)}</Text>;
  }
  if (row.state === 'removed') {
    return (
      <span className={styles.change}>
        <span className={styles.was}>
          {row.before === null ? <span>{messages.writeOnly}</span> : <Mask />}
        </span>
      </span>
    );
  }
  const hint = valueHint(row.value);
  return (
    <span className={styles.change}>
      {row.state === 'changed' && <ValueBefore value={row.before} messages={messages} />}
      <span className={styles.now[row.state]}>
        {row.state === 'changed' && (
          <>
            <span aria-hidden>+</span>
            <VisuallyHidden>{`${texts.becomes} `}</VisuallyHidden>
          </>
        )}
        {isHidden(row) ? <Mask /> : <OneLine value={row.value} messages={messages} />}
      </span>
      {hint !== undefined && (
        <Text size={12} tone="warning" className={styles.hint}>
          {messages.hints[hint]}
        </Text>
      )}
    </span>
  );
}

interface ValueBeforeProps {
  /** Null for a secret. */
  value: string | null;
  messages: Messages['environmentVariables'];
}

/** The value that a variable has now. */
function ValueBefore({ value, messages }: ValueBeforeProps) {
  return (
    <span className={styles.was}>
      <span aria-hidden>-</span>
      <VisuallyHidden>{`${messages.import.was} `}</VisuallyHidden>
      {value === null ? (
        <span>{messages.writeOnly}</span>
      ) : (
        <OneLine value={value} messages={messages} />
      )}
    </span>
  );
}

/** Masked, so that bystanders cannot read the value of a secret. */
function isHidden(row: ImportRow): boolean {
  return (row.state === 'new' && row.isSecret) || (row.state === 'changed' && row.before === null);
}

interface OneLineProps {
  value: string;
  messages: Messages['environmentVariables'];
}

/** The first line of a value, and the number of lines. */
function OneLine({ value, messages }: OneLineProps) {
  if (value === '') return <Text tone="subtle">{messages.emptyValue}</Text>;
  const lines = value.split(/\r\n|\r|\n/);
  return (
    <>
      <span className={styles.line}>{lines[0]}</span>
      {lines.length > 1 && (
        <Text tone="subtle" className={styles.lineCount}>
          {messages.import.valueLines(lines.length)}
        </Text>
      )}
    </>
  );
}

interface RenameButtonProps extends ReviewValueProps {
  onRename: (row: ImportRow, name: string) => void;
}

function RenameButton({ row, messages, onRename }: RenameButtonProps) {
  if (row.state !== 'invalid' || row.problem.kind !== 'name-pattern') return null;
  const { suggestion } = row.problem;
  return (
    <Button
      variant="ghost"
      size="sm"
      className={styles.rename}
      aria-label={messages.import.renameTo(suggestion)}
      onPress={() => onRename(row, suggestion)}
    >
      {messages.import.rename}
    </Button>
  );
}
