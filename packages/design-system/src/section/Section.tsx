import { useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FocusScope } from 'react-aria/FocusScope';

import { Heading } from '../heading/index.ts';
import type { HeadingProps } from '../heading/index.ts';
import { classNames } from '../internal/classNames.ts';
import * as styles from './Section.css.ts';

/** Props of {@link Section}; the rest goes to its element. */
export interface SectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Title, also the name of the landmark. */
  title: ReactNode;
  /**
   * Level of the heading in the page's outline.
   *
   * @default 2
   */
  level?: HeadingProps['level'];
  /** Description, in one sentence. */
  description?: ReactNode;
  /** Buttons next to the title. */
  actions?: ReactNode;
  /**
   * `split` puts title and description on the left of the content where there is room, for
   * settings.
   *
   * @default 'stacked'
   */
  layout?: 'stacked' | 'split';
}

/**
 * A part of a page with its own heading, without a box. Its first control takes focus when a dialog closes whose button
 * has gone, such as that of a deleted row.
 */
export function Section({
  title,
  level = 2,
  description,
  actions,
  layout = 'stacked',
  className,
  children,
  ...rest
}: SectionProps) {
  const titleId = useId();
  const heading = (
    <Heading id={titleId} level={level}>
      {title}
    </Heading>
  );
  const about =
    description === undefined ? (
      heading
    ) : (
      <div className={styles.about}>
        {heading}
        <p className={styles.description}>{description}</p>
      </div>
    );
  const ends = actions !== undefined && <div className={styles.actions}>{actions}</div>;

  if (layout === 'split') {
    return (
      <section
        aria-labelledby={titleId}
        {...rest}
        data-part="section"
        className={classNames(styles.container, className)}
      >
        <div className={styles.split}>
          <FocusScope>
            <div data-part="section-header" className={styles.about}>
              {about}
              {ends}
            </div>
            <div className={styles.content}>{children}</div>
          </FocusScope>
        </div>
      </section>
    );
  }
  return (
    <section
      aria-labelledby={titleId}
      {...rest}
      data-part="section"
      className={classNames(styles.stacked, className)}
    >
      <FocusScope>
        <div data-part="section-header" className={styles.stackedHead}>
          {about}
          {ends}
        </div>
        {children}
      </FocusScope>
    </section>
  );
}
