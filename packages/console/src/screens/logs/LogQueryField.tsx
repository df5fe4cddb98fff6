import { Button, IconButton, Text, verbatim } from '@quayside/design-system';
import { ListFilter, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

import { formatLogQuery, parseLogQuery } from '../../features/log-query/logQuery.ts';
import type { LogTerm } from '../../features/log-query/logQuery.ts';
import { logsMessages } from '../../runtime/messages/en/logs.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useLostFocus } from '../../ui/useLostFocus.ts';
import * as styles from './LogQueryField.css.ts';

interface LogQueryFieldProps {
  terms: readonly LogTerm[];
  /** Called with the query as text. */
  onQueryChange: (query: string) => void;
  /** Other apps whose lines are shown, as chips before the filters. @default none */
  apps?: readonly { id: string; name: string; onRemove: () => void }[];
  /** Number of lines, at the end of the field. @default none */
  count?: ReactNode;
}

/** The filters as chips, and the field that adds one. */
export function LogQueryField({ terms, onQueryChange, apps = [], count }: LogQueryFieldProps) {
  const messages = useMessages(logsMessages);
  const [typed, setTyped] = useState('');
  const chips = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { handlers, goOnAt } = useLostFocus();
  const hasChips = terms.length + apps.length > 0;

  function add() {
    const added = parseLogQuery(typed).filter(({ text }) =>
      terms.every((term) => term.text !== text),
    );
    setTyped('');
    if (added.length > 0) onQueryChange(formatLogQuery([...terms, ...added]));
  }

  function remove(change: () => void) {
    goOnAt(
      () => chips.current?.querySelector<HTMLElement>('li:last-child button') ?? input.current,
    );
    change();
  }

  function handleKeyDown(event: KeyboardEvent) {
    // Not while the key is held down to clear the field.
    if (event.key !== 'Backspace' || event.repeat || typed !== '' || terms.length === 0) return;
    onQueryChange(formatLogQuery(terms.slice(0, -1)));
  }

  return (
    <form
      className={styles.field}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
      {...handlers}
    >
      <ListFilter size={16} className={styles.icon} aria-hidden />
      {hasChips && (
        <ul ref={chips} className={styles.chips} aria-label={messages.filters}>
          {apps.map(({ id, name, onRemove }) => (
            <Chip key={id} tone="plain" onRemove={() => remove(onRemove)} label={name}>
              <bdi>{name}</bdi>
            </Chip>
          ))}
          {terms.map(({ text, isExcluded, problem }, index) => (
            <Chip
              // oxlint-disable-next-line react/no-array-index-key -- the same filter may occur twice
              key={index}
              tone={problem !== undefined ? 'invalid' : isExcluded ? 'plain' : 'accent'}
              label={text}
              onRemove={() =>
                remove(() =>
                  onQueryChange(formatLogQuery(terms.filter((_, other) => other !== index))),
                )
              }
            >
              <bdi {...verbatim} dir="ltr" className={styles.term}>
                {text}
              </bdi>
            </Chip>
          ))}
        </ul>
      )}
      <input
        ref={input}
        className={styles.input}
        aria-label={messages.filter}
        placeholder={hasChips ? messages.addFilter : messages.filterPlaceholder}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={handleKeyDown}
      />
      {terms.length > 1 && (
        <Button size="sm" variant="ghost" onPress={() => remove(() => onQueryChange(''))}>
          {messages.clearFilters}
        </Button>
      )}
      <span className={styles.count}>{count}</span>
    </form>
  );
}

interface ChipProps {
  label: string;
  tone: 'accent' | 'plain' | 'invalid';
  onRemove: () => void;
  children: ReactNode;
}

function Chip({ label, tone, onRemove, children }: ChipProps) {
  const messages = useMessages(logsMessages);
  return (
    <li className={styles.chip} data-tone={tone}>
      {children}
      <IconButton size="xs" label={messages.removeFilter(label)} onPress={onRemove}>
        <X size={12} />
      </IconButton>
    </li>
  );
}

/** Errors in the filters, announced to screen reader users. */
export function LogQueryProblems({ terms }: Pick<LogQueryFieldProps, 'terms'>) {
  const messages = useMessages(logsMessages);
  const wrong = new Set(
    terms.flatMap(({ text, problem }) =>
      problem === undefined ? [] : [messages.problems[problem](text)],
    ),
  );
  return (
    <div role="status" className={styles.problems}>
      {[...wrong].map((text) => (
        <Text key={text} as="p" size={12} tone="danger">
          {text}
        </Text>
      ))}
    </div>
  );
}
