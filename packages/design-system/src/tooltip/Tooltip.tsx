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
 * A control, and the {@link Tooltip} shown on hover or focus.
 *
 * The first one opens after 500 ms of hover, its neighbours then at once; keyboard focus
 * opens it at once. Escape hides it.
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
 * A few words about a control, next to it.
 *
 * Touch has no hover, so its content must be available elsewhere. For content that can be pressed or
 * selected use `Popover`.
 */
export function Tooltip({ children, shortcut, className, ...props }: TooltipProps) {
  return (
    <AriaTooltip
      offset={6}
      {...props}
      data-part="tooltip"
      className={withClassNames(className, styles.tooltip)}
    >
      {separateText(children)}
      {shortcut}
    </AriaTooltip>
  );
}
