import { useEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';

import { Button } from '../button/index.ts';
import { classNames } from '../internal/classNames.ts';
import { activeElementFor, isFocusLost } from '../internal/rootNodeOf.ts';
import { useLabels } from '../messages/labels.ts';
import type { ComponentLabels } from '../messages/messages.ts';
import * as styles from './Pagination.css.ts';

const english = {
  pagination: 'Pagination',
  previousPage: 'Previous',
  nextPage: 'Next',
} satisfies Partial<ComponentLabels>;

/** Props of {@link Pagination}; the rest go to its `<nav>`. */
export interface PaginationProps extends ComponentPropsWithRef<'nav'> {
  /** Range of the rows: "1–10 of 23". Announced when it changes. */
  children?: ReactNode;
  /** Shows the previous page. Omitted on the first page. */
  onPrevious?: () => void;
  /** Shows the next page. Omitted on the last page. */
  onNext?: () => void;
  /** "Newer" for pages in reverse order of time. @default "Previous" */
  previousLabel?: string;
  /** "Older" for pages in reverse order of time. @default "Next" */
  nextLabel?: string;
}

/** Navigation between pages of rows, below a `Table`. Hide it when there is only one page. */
export function Pagination({
  children,
  onPrevious,
  onNext,
  previousLabel,
  nextLabel,
  className,
  'aria-label': label,
  ...props
}: PaginationProps) {
  const labels = useLabels('labels', english);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const pressed = useRef<Element>(null);
  const isFirst = onPrevious === undefined;
  const isLast = onNext === undefined;

  // The pressed button is disabled at the end: keep focus from being lost with it.
  useEffect(() => {
    const button = pressed.current;
    const isAtEnd = (isFirst && button === previous.current) || (isLast && button === next.current);
    if (button === null || !isAtEnd) return;
    if (activeElementFor(button) !== button && !isFocusLost(button)) return;
    (isFirst ? next : previous).current?.focus();
  }, [isFirst, isLast]);

  return (
    <nav
      {...props}
      aria-label={label ?? labels.pagination}
      data-part="pagination"
      className={classNames(styles.pagination, className)}
    >
      <span className={styles.range} aria-live="polite">
        {children}
      </span>
      <Button
        ref={previous}
        isDisabled={isFirst}
        onPress={({ target }) => {
          pressed.current = target;
          onPrevious?.();
        }}
      >
        {previousLabel ?? labels.previousPage}
      </Button>
      <Button
        ref={next}
        isDisabled={isLast}
        onPress={({ target }) => {
          pressed.current = target;
          onNext?.();
        }}
      >
        {nextLabel ?? labels.nextPage}
      </Button>
    </nav>
  );
}
