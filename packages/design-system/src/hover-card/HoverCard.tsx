import type { ReactNode, Ref } from 'react';
import { Popover, PreviewTrigger } from 'react-aria-components';
import type { PopoverProps, PreviewTriggerProps } from 'react-aria-components';

import { withClassNames } from '../internal/classNames.ts';
import * as styles from './HoverCard.css.ts';

/** Props of {@link HoverCardTrigger}: React Aria's. `delay` and `closeDelay` are in milliseconds. */
export type HoverCardTriggerProps = PreviewTriggerProps;

/**
 * A link and the {@link HoverCard} that resting on it shows: 600 ms under the pointer or with the
 * keyboard's focus, or a long touch. It stays while the pointer is on its way to the card or in it,
 * goes 200 ms later, and Escape closes it.
 */
export function HoverCardTrigger(props: HoverCardTriggerProps) {
  return <PreviewTrigger {...props} />;
}

/** Props of {@link HoverCard}, over React Aria's popover. */
export interface HoverCardProps extends Omit<PopoverProps, 'children'> {
  /** A short look at what the link leads to; it may hold links and buttons of its own. */
  children: ReactNode;
  /** Names the card. */
  'aria-label': string;
  ref?: Ref<HTMLElement>;
}

/**
 * A look ahead at what is behind a link. Nothing may be found in it only: with touch or a screen
 * reader people follow the link. For a few words about a control use `Tooltip`; for what opens when
 * it is pressed, `Popover`.
 */
export function HoverCard({ className, ...rest }: HoverCardProps) {
  return <Popover offset={6} {...rest} className={withClassNames(className, styles.card)} />;
}
