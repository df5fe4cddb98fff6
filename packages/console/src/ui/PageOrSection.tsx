import { Section } from '@quayside/design-system';
import type { PageProps } from '@quayside/design-system';

import type { PageSlots } from '../runtime/slots.ts';
import { PageWithSlots } from './PageWithSlots.tsx';
import type { SectionLevel } from './SectionLevel.ts';
import * as styles from './PageOrSection.css.ts';
import { phone, useMediaQuery } from './useMediaQuery.ts';

interface PageOrSectionProps extends Pick<
  PageProps,
  'title' | 'titleEnd' | 'description' | 'actions' | 'children'
> {
  /** Level of the heading. Level 1 renders a page, every other level a section of the host's page. */
  level: 1 | SectionLevel;
  /** The host's content, for a page only. */
  slots: PageSlots | undefined;
  /** Whether the page's head stands in the top bar on a phone. @default false */
  isCompact?: boolean;
}

/** Heading, actions and content of a list, as a page or as a section of another page. */
export function PageOrSection({
  level,
  title,
  titleEnd,
  slots,
  isCompact = false,
  ...props
}: PageOrSectionProps) {
  const isPhone = useMediaQuery(phone);
  if (level === 1) {
    return (
      <PageWithSlots
        slots={slots}
        title={title}
        titleEnd={titleEnd}
        isHeadInTopBar={isCompact && isPhone}
        {...props}
      />
    );
  }
  return (
    <div className={styles.container}>
      <Section level={level} title={title} {...props} />
    </div>
  );
}
