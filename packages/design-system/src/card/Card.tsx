import type { ComponentPropsWithRef, ReactNode } from 'react';

import { classNames } from '../internal/classNames.ts';
import { separateText } from '../internal/separateText.tsx';
import * as styles from './Card.css.ts';

/** Props of {@link Card}; the rest goes to its `div`. */
export interface CardProps extends ComponentPropsWithRef<'div'> {
  /**
   * `danger` for what cannot be undone.
   *
   * @default 'neutral'
   */
  tone?: 'neutral' | 'danger';
}

/**
 * Groups what belongs together: `CardHeader`, `CardBody`, a `Table` or `DescriptionList` edge to
 * edge, `CardFooter`, with a hairline between them. Never a card in a card.
 */
export function Card({ tone = 'neutral', className, ...rest }: CardProps) {
  return <div {...rest} className={classNames(styles.container, styles.tone[tone], className)} />;
}

/** Props of {@link CardHeader}; the rest goes to its `div`. */
export interface CardHeaderProps extends ComponentPropsWithRef<'div'> {
  /** Buttons at the end of the line. */
  actions?: ReactNode;
}

/** The first line of a card: a `Heading`, and what can be done with the whole. */
export function CardHeader({ actions, className, children, ...rest }: CardHeaderProps) {
  return (
    <div {...rest} className={classNames(styles.header, className)}>
      {separateText(children)}
      {actions !== undefined && <div className={styles.headerActions}>{actions}</div>}
    </div>
  );
}

/** A part of a card with room around it. */
export function CardBody({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={classNames(styles.body, className)} />;
}

/** Props of {@link CardFooter}; the rest goes to its `div`. */
export interface CardFooterProps extends ComponentPropsWithRef<'div'> {
  /** Buttons at the end of the line, the one that saves last. */
  actions?: ReactNode;
}

/** The last line of a card: a note, and the buttons that finish what the card is about. */
export function CardFooter({ actions, className, children, ...rest }: CardFooterProps) {
  return (
    <div {...rest} className={classNames(styles.footer, className)}>
      {separateText(children)}
      {actions !== undefined && <div className={styles.headerActions}>{actions}</div>}
    </div>
  );
}
