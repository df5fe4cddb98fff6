import type { ReactNode, Ref } from 'react';
import { Popover, PreviewTrigger } from 'react-aria-components';
import type { PopoverProps, PreviewTriggerProps } from 'react-aria-components';

import { withClassNames } from '../internal/classNames.ts';
import * as styles from './HoverCard.css.ts';

/** Props of {@link HoverCardTrigger}: React Aria's. `delay` and `closeDelay` are in milliseconds. */
export type HoverCardTriggerProps = PreviewTriggerProps;

/**
 * A link, and the {@link HoverCard} that it opens: after 600 ms of hover or keyboard
 * focus, or on a long press. It stays open while the pointer moves to the card or is inside it,
 * closes 200 ms later, or on Escape.
 */
export function HoverCardTrigger(props: HoverCardTriggerProps) {
  return <PreviewTrigger {...props} />;
}

/** Props of {@link HoverCard}, over React Aria's popover. */
export interface HoverCardProps extends Omit<PopoverProps, 'children'> {
  /** A preview of the link's target; it may contain links and buttons. */
  children: ReactNode;
  /** Accessible name of the card. */
  'aria-label': string;
  ref?: Ref<HTMLElement>;
}

/**
 * A preview of a link's target. Its content must also be available elsewhere: touch and screen
 * reader users follow the link. For a few words about a control use `Tooltip`; for content that opens on
 * press, `Popover`.
 */
export function HoverCard({ className, ...rest }: HoverCardProps) {
  return (
    <Popover
      offset={6}
      {...rest}
      data-part="popover"
      className={withClassNames(className, styles.card)}
    />
  );
}
