import { use } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { FocusScope } from 'react-aria/FocusScope';

import { TopBarSlot } from '../internal/TopBarSlot.ts';
import { classNames } from '../internal/classNames.ts';
import { headingAttribute } from './focusPageHeading.ts';
import { hidden } from '../visually-hidden/VisuallyHidden.css.ts';
import * as styles from './Page.css.ts';

/** Props of {@link Page}; the rest go to its `<div>`. */
export interface PageProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Name of the page: its only `<h1>`, which takes focus after a navigation (`focusPageHeading`). */
  title: ReactNode;
  /** Content before the title, at most 32 px high: a pennant. Aligned with the first line. */
  titleStart?: ReactNode;
  /** Content next to the title, smaller: a count, an id. */
  titleEnd?: ReactNode;
  /** One line under the title. */
  description?: ReactNode;
  /** Buttons at the end of the header, the primary one last. */
  actions?: ReactNode;
  /**
   * Whether the content beside the title and the actions stand in the top bar of the `AppShell`, and the title only in its
   * breadcrumbs: for a page that needs the height on a phone. @default false
   */
  isHeadInTopBar?: boolean | undefined;
  /** Maximum width: 1140 px, or 48 rem for forms and reading. @default "wide" */
  width?: 'wide' | 'small';
  /** Sections, 24 px apart. */
  children?: ReactNode;
}

/**
 * One page inside an `AppShell`: its header, and its content at the right width.
 *
 * It is a container: its content may use `@container qs-page (max-width: …)`.
 */
export function Page({
  title,
  titleStart,
  titleEnd,
  description,
  actions,
  isHeadInTopBar = false,
  width = 'wide',
  children,
  className,
  ...props
}: PageProps) {
  const slot = use(TopBarSlot);
  const topBar = isHeadInTopBar ? slot : null;
  return (
    <div
      {...props}
      data-part="page"
      className={classNames(styles.page, styles.width[width], className)}
    >
      <div className={styles.content}>
        {/* Takes focus when a dialog closes whose button has gone. */}
        <FocusScope>
          <div data-part="page-header" className={topBar === null ? styles.head : hidden}>
            <div className={styles.words}>
              <div className={styles.titleRow}>
                {titleStart}
                <div className={styles.titleLine}>
                  <h1
                    data-part="page-title"
                    className={styles.title}
                    tabIndex={-1}
                    {...{ [headingAttribute]: '' }}
                  >
                    {title}
                  </h1>
                  {titleEnd === undefined || topBar !== null ? null : (
                    <span className={styles.titleEnd}>{titleEnd}</span>
                  )}
                </div>
              </div>
              {description === undefined ? null : (
                <p data-part="page-description" className={styles.description}>
                  {description}
                </p>
              )}
            </div>
            {actions === undefined || topBar !== null ? null : (
              <div data-part="page-actions" className={styles.actions}>
                {actions}
              </div>
            )}
          </div>
          {topBar !== null &&
            createPortal(
              <>
                {titleEnd}
                {actions}
              </>,
              topBar,
            )}
          {children}
        </FocusScope>
      </div>
    </div>
  );
}
