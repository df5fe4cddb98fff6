import { useEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';

import { Button } from '../button/index.ts';
import { classNames } from '../internal/classNames.ts';
import { useWords } from '../messages/labels.ts';
import type { ComponentLabels } from '../messages/messages.ts';
import * as styles from './Pagination.css.ts';

const english = {
  pagination: 'Pagination',
  previousPage: 'Previous',
  nextPage: 'Next',
} satisfies Partial<ComponentLabels>;

/** Props of {@link Pagination}; the rest go to its `<nav>`. */
export interface PaginationProps extends ComponentPropsWithRef<'nav'> {
  /** Which rows are shown: "1–10 of 23". Said when it changes. */
  children?: ReactNode;
  /** Shows the page before. Left out on the first page. */
  onPrevious?: () => void;
  /** Shows the page after. Left out on the last page. */
  onNext?: () => void;
  /** "Newer" where pages go back in time. @default "Previous" */
  previousLabel?: string;
  /** "Older" where pages go back in time. @default "Next" */
  nextLabel?: string;
}

/** Walks through pages of rows, under a `Table`. Hide it when there is one page only. */
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
  const labels = useWords('labels', english);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const pressed = useRef<Element>(null);
  const isFirst = onPrevious === undefined;
  const isLast = onNext === undefined;

  // The button that brought us to an end is now disabled: focus must not be lost with it.
  useEffect(() => {
    const button = pressed.current;
    const isAtEnd = (isFirst && button === previous.current) || (isLast && button === next.current);
    const hasFocus = [button, document.body].includes(document.activeElement);
    if (isAtEnd && hasFocus) (isFirst ? next : previous).current?.focus();
  }, [isFirst, isLast]);

  return (
    <nav
      {...props}
      aria-label={label ?? labels.pagination}
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
