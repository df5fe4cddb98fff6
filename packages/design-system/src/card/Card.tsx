import type { ComponentPropsWithRef, ReactNode } from 'react';

import { classNames } from '../internal/classNames.ts';
import { separateText } from '../internal/separateText.tsx';
import * as styles from './Card.css.ts';

/** Props of {@link Card}; the rest goes to its `div`. */
export interface CardProps extends ComponentPropsWithRef<'div'> {
  /**
   * `danger` for irreversible actions.
   *
   * @default 'neutral'
   */
  tone?: 'neutral' | 'danger';
}

/**
 * Groups related content: `CardHeader`, `CardBody`, a `Table` or `DescriptionList` edge to
 * edge, `CardFooter`, with a hairline between them. Do not nest cards.
 */
export function Card({ tone = 'neutral', className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      data-part="card"
      className={classNames(styles.container, styles.tone[tone], className)}
    />
  );
}

/** Props of {@link CardHeader}; the rest goes to its `div`. */
export interface CardHeaderProps extends ComponentPropsWithRef<'div'> {
  /** Buttons at the end of the header. */
  actions?: ReactNode;
}

/** The header of a card: a `Heading`, and the actions for the whole card. */
export function CardHeader({ actions, className, children, ...rest }: CardHeaderProps) {
  return (
    <div {...rest} data-part="card-header" className={classNames(styles.header, className)}>
      {separateText(children)}
      {actions !== undefined && <div className={styles.headerActions}>{actions}</div>}
    </div>
  );
}

/** A padded section of a card. */
export function CardBody({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} data-part="card-body" className={classNames(styles.body, className)} />;
}

/** Props of {@link CardFooter}; the rest goes to its `div`. */
export interface CardFooterProps extends ComponentPropsWithRef<'div'> {
  /** Buttons at the end of the footer, the primary one last. */
  actions?: ReactNode;
}

/** The footer of a card: a note, and the buttons that complete the task. */
export function CardFooter({ actions, className, children, ...rest }: CardFooterProps) {
  return (
    <div {...rest} data-part="card-footer" className={classNames(styles.footer, className)}>
      {separateText(children)}
      {actions !== undefined && <div className={styles.headerActions}>{actions}</div>}
    </div>
  );
}
