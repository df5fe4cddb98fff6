import type { ComponentPropsWithRef, ReactNode } from 'react';

import { classNames } from '../internal/classNames.ts';
import { headingAttribute } from '../page/focusPageHeading.ts';
import { separateText } from '../internal/separateText.tsx';
import * as styles from './SignedOutPage.css.ts';
import { Waterline } from './Waterline.tsx';

/** Props of {@link SignedOutPage}; the rest go to its `<div>`. */
export interface SignedOutPageProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Logo of the product, 32 px, above the title. */
  mark?: ReactNode;
  /** The page's only `<h1>`. */
  title: ReactNode;
  /** Description below the title, one or two lines. */
  description?: ReactNode;
  /** The card's content. */
  children: ReactNode;
  /** Footer of the card: "New here? Sign up". */
  cardFooter?: ReactNode;
  /** `wide` leaves room for a code. @default "regular" */
  cardWidth?: 'regular' | 'wide';
  /** A `PageFooter`. */
  footer?: ReactNode;
}

/** A page for signed-out users: one card on the waterline. */
export function SignedOutPage({
  mark,
  title,
  description,
  children,
  cardFooter,
  cardWidth = 'regular',
  footer,
  className,
  ...props
}: SignedOutPageProps) {
  return (
    <div {...props} data-part="page" className={classNames(styles.page, className)}>
      <Waterline className={styles.waterline} />
      <main className={styles.main}>
        <div data-part="page-header" className={styles.head}>
          {mark}
          <h1
            data-part="page-title"
            className={styles.title}
            tabIndex={-1}
            {...{ [headingAttribute]: '' }}
          >
            {title}
          </h1>
          {description === undefined ? null : (
            <p data-part="page-description" className={styles.description}>
              {description}
            </p>
          )}
        </div>
        <div data-part="card" className={styles.card[cardWidth]}>
          <div data-part="card-body" className={styles.body}>
            {children}
          </div>
          {cardFooter === undefined ? null : (
            <div data-part="card-footer" className={styles.foot}>
              {separateText(cardFooter)}
            </div>
          )}
        </div>
      </main>
      {footer}
    </div>
  );
}

/** Props of {@link OpenWaterPage}; the rest go to its `<div>`. */
export interface OpenWaterPageProps extends ComponentPropsWithRef<'div'> {
  /** A heading and actions, centred. Its heading is the page's `<h1>`. */
  children: ReactNode;
  /** A `PageFooter`. */
  footer?: ReactNode;
}

/** A page without a card above the waterline: not found, or an error. */
export function OpenWaterPage({ children, footer, className, ...props }: OpenWaterPageProps) {
  return (
    <div {...props} data-part="page" className={classNames(styles.page, className)}>
      <Waterline className={styles.lowWaterline} />
      <main className={styles.openMain}>
        <div className={styles.lost}>{children}</div>
      </main>
      {footer}
    </div>
  );
}
