import type { ReactNode, Ref } from 'react';
import { mergeProps, useObjectRef } from 'react-aria';
import { Button as AriaButton } from 'react-aria-components';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components';

import * as styles from '../button/Button.css.ts';
import { withClassNames } from '../internal/classNames.ts';
import { Spinner } from '../spinner/index.ts';
import { useTooltip } from '../tooltip/useTooltip.tsx';
import { useLoadingLabel } from '../messages/labels.ts';

/** Props of {@link IconButton}, over React Aria's button. */
export interface IconButtonProps extends Omit<AriaButtonProps, 'children' | 'aria-label'> {
  /** Name of the action, for screen readers and the tooltip. */
  label: string;
  /** The icon, 16 px. */
  children: ReactNode;
  /**
   * As for `Button`.
   *
   * @default 'ghost'
   */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'danger-quiet';
  /**
   * 24, 28, 32 or 40 px; less when the density is compact, but never less than 24.
   *
   * @default 'md'
   */
  size?: 'xs' | 'sm' | 'md' | 'lg';
  /** A `Kbd` in the tooltip, with a shortcut for the action. */
  shortcut?: ReactNode;
  /**
   * Announcement while `isPending`.
   *
   * @default 'Loading'
   */
  pendingLabel?: string;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * An action with a well-known icon, where there is no room for text. Its name is shown on hover
 * and on focus. Where there is room, use `Button`.
 */
export function IconButton({
  label,
  variant = 'ghost',
  size = 'md',
  shortcut,
  pendingLabel,
  className,
  children,
  ref: callersRef,
  ...rest
}: IconButtonProps) {
  const loading = useLoadingLabel();
  const ref = useObjectRef(callersRef);
  const { triggerProps, tooltip } = useTooltip(ref, { children: label, shortcut });
  return (
    <>
      <AriaButton
        {...mergeProps(triggerProps, rest)}
        ref={ref}
        aria-label={label}
        data-part="button"
        className={withClassNames(
          className,
          styles.base,
          styles.variant[variant],
          styles.iconOnly[size],
        )}
      >
        {({ isPending }) =>
          isPending ? <Spinner aria-label={pendingLabel ?? loading} /> : children
        }
      </AriaButton>
      {tooltip}
    </>
  );
}
