import { Button, Heading, IconButton, Popover, Text, TextField } from '@quayside/design-system';
import { CircleQuestionMark, ListFilter, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { DialogTrigger } from 'react-aria-components';

import { formatLogQuery, parseLogQuery } from '../../features/log-query/logQuery.ts';
import type { LogTerm } from '../../features/log-query/logQuery.ts';
import { logsMessages } from '../../runtime/messages/en/logs.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useLostFocus } from '../../ui/useLostFocus.ts';
import * as styles from './LogsScreen.css.ts';

interface LogQueryProps {
  terms: readonly LogTerm[];
  /** Called with the query as text. */
  onQueryChange: (query: string) => void;
}

interface LogQueryFieldProps extends LogQueryProps {
  inputRef: RefObject<HTMLInputElement | null>;
}

interface LogQueryChipsProps extends LogQueryProps {
  /** Query field, which receives focus when the last filter is removed. */
  fieldRef: RefObject<HTMLInputElement | null>;
}

/** Query field. */
export function LogQueryField({ terms, onQueryChange, inputRef }: LogQueryFieldProps) {
  const messages = useMessages(logsMessages);
  const [typed, setTyped] = useState('');

  function add() {
    const added = parseLogQuery(typed).filter(({ text }) =>
      terms.every((term) => term.text !== text),
    );
    setTyped('');
    if (added.length > 0) onQueryChange(formatLogQuery([...terms, ...added]));
  }

  return (
    <form
      className={styles.query}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <TextField
        inputRef={inputRef}
        aria-label={messages.filter}
        placeholder={messages.filterPlaceholder}
        autoComplete="off"
        spellCheck="false"
        isMono
        start={<ListFilter size={16} aria-hidden />}
        end={<QueryHelp />}
        value={typed}
        onChange={setTyped}
        onKeyDown={(event) => {
          // Not while the key is held down to clear the field.
          if (event.key === 'Backspace' && !event.repeat && typed === '' && terms.length > 0) {
            onQueryChange(formatLogQuery(terms.slice(0, -1)));
          }
        }}
      />
      <Button type="submit" variant="secondary" isDisabled={typed.trim() === ''}>
        {messages.addFilter}
      </Button>
    </form>
  );
}

function QueryHelp() {
  const { help } = useMessages(logsMessages);
  return (
    <DialogTrigger>
      <IconButton size="xs" label={help.label}>
        <CircleQuestionMark />
      </IconButton>
      <Popover placement="bottom end">
        <div className={styles.help}>
          <Heading slot="title" level={2}>
            {help.title}
          </Heading>
          <Text as="p" size={13} tone="muted">
            {help.text}
          </Text>
          <dl className={styles.examples}>
            {help.examples.map(([example, meaning]) => (
              <div key={example} className={styles.example}>
                <dt>
                  <Text as="code" isMono size={12}>
                    {example}
                  </Text>
                </dt>
                <Text as="dd" size={13} tone="muted">
                  {meaning}
                </Text>
              </div>
            ))}
          </dl>
        </div>
      </Popover>
    </DialogTrigger>
  );
}

/** The active filters, each with a remove button. */
export function LogQueryChips({ terms, onQueryChange, fieldRef }: LogQueryChipsProps) {
  const messages = useMessages(logsMessages);
  const chipsRef = useRef<HTMLUListElement>(null);
  const { handlers, goOnAt } = useLostFocus();

  function change(query: string) {
    goOnAt(
      () =>
        chipsRef.current?.querySelector<HTMLElement>('li:last-child button') ?? fieldRef.current,
    );
    onQueryChange(query);
  }

  if (terms.length === 0) return null;
  return (
    <div className={styles.chipLine} {...handlers}>
      <ul ref={chipsRef} className={styles.chips} aria-label={messages.filters}>
        {terms.map(({ text, isExcluded, problem }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same filter may occur twice
          <li
            key={index}
            className={styles.chip}
            data-invalid={problem !== undefined || undefined}
            data-excluded={isExcluded || undefined}
          >
            <span className={styles.chipText}>{text}</span>
            <IconButton
              size="xs"
              label={messages.removeFilter(text)}
              onPress={() => change(formatLogQuery(terms.filter((_, other) => other !== index)))}
            >
              <X size={14} />
            </IconButton>
          </li>
        ))}
      </ul>
      {terms.length > 1 && (
        <Button size="sm" variant="ghost" onPress={() => change('')}>
          {messages.clearFilters}
        </Button>
      )}
    </div>
  );
}

/** Errors in the filters, announced to screen reader users. */
export function LogQueryProblems({ terms }: Pick<LogQueryProps, 'terms'>) {
  const messages = useMessages(logsMessages);
  const wrong = new Set(
    terms.flatMap(({ text, problem }) =>
      problem === undefined ? [] : [messages.problems[problem](text)],
    ),
  );
  return (
    <div role="status">
      {[...wrong].map((text) => (
        <Text key={text} as="p" size={12} tone="danger">
          {text}
        </Text>
      ))}
    </div>
  );
}
