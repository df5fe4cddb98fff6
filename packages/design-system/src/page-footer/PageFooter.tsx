import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-aria-components';

import { classNames, withClassNames } from '../internal/classNames.ts';
import * as styles from './PageFooter.css.ts';

/** Props of {@link PageFooter}; the rest go to its `<footer>`. */
export interface PageFooterProps extends ComponentPropsWithRef<'footer'> {
  /** Content at the start, apart from the links: a link to the status page. */
  start?: ReactNode;
  /** {@link PageFooterLink}s. */
  children: ReactNode;
}

/** A row of links at the end of every page. */
export function PageFooter({ start, children, className, ...props }: PageFooterProps) {
  return (
    <footer {...props} data-part="page-footer" className={classNames(styles.footer, className)}>
      {start}
      <span className={styles.links}>{children}</span>
    </footer>
  );
}

/** A link of a {@link PageFooter}. Takes the props of React Aria's link. */
export function PageFooterLink({ className, ...props }: LinkProps) {
  return <Link {...props} className={withClassNames(className, styles.link)} />;
}
