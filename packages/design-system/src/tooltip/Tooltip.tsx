import type { ReactNode, Ref } from 'react';
import {
  Tooltip as AriaTooltip,
  TooltipTrigger as AriaTooltipTrigger,
  type TooltipProps as AriaTooltipProps,
  type TooltipTriggerComponentProps,
} from 'react-aria-components';

import { withClassNames } from '../internal/classNames.ts';
import { separateText } from '../internal/separateText.tsx';
import * as styles from './Tooltip.css.ts';

/** Props of {@link TooltipTrigger}: React Aria's. `delay` is in milliseconds. */
export type TooltipTriggerProps = TooltipTriggerComponentProps;

/**
 * A control and the {@link Tooltip} that hovering or focusing it shows.
 *
 * The first one waits 500 ms under the pointer, its neighbours then show at once; keyboard focus
 * never waits. Escape hides it.
 */
export function TooltipTrigger({ delay = 500, closeDelay = 100, ...props }: TooltipTriggerProps) {
  return <AriaTooltipTrigger delay={delay} closeDelay={closeDelay} {...props} />;
}

/** Props of {@link Tooltip}: React Aria's, and these. */
export interface TooltipProps extends Omit<AriaTooltipProps, 'children'> {
  /** A few words. They describe the control and do not name it. */
  children: ReactNode;
  /** A `Kbd` with the control's shortcut. */
  shortcut?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A few words about a control, near it.
 *
 * Touch has no hover: nothing may be found in a tooltip only. For anything that can be pressed or
 * selected use `Popover`.
 */
export function Tooltip({ children, shortcut, className, ...props }: TooltipProps) {
  return (
    <AriaTooltip offset={6} {...props} className={withClassNames(className, styles.tooltip)}>
      {separateText(children)}
      {shortcut}
    </AriaTooltip>
  );
}
