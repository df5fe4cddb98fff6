import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components';

import { withClassNames } from '../internal/classNames.ts';
import { useLoadingLabel } from '../messages/labels.ts';
import { ButtonContent } from './ButtonContent.tsx';
import { buttonClassNames } from './buttonClassNames.ts';
import type { ButtonVariants } from './buttonClassNames.ts';

/** Props of {@link Button}, over React Aria's. */
export interface ButtonProps extends Omit<AriaButtonProps, 'children'>, ButtonVariants {
  /** Label of the action: a verb, in Title Case like all actions of the product. */
  children: ReactNode;
  /** A 16 px icon before the label. A spinner replaces it while the button is pending. */
  icon?: ReactNode;
  /** A `Kbd` after the label, with a shortcut for the action. */
  shortcut?: ReactNode;
  /**
   * Announcement while `isPending`, after the button's name. A pending button keeps its focus and ignores presses.
   *
   * @default 'Loading'
   */
  pendingLabel?: string;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Performs an action when pressed, by pointer, Enter or Space. To navigate, use `Link` or
 * `LinkButton`; for an icon without a label, `IconButton`.
 */
export function Button({
  variant,
  size,
  isBlock,
  icon,
  shortcut,
  pendingLabel,
  className,
  children,
  ...rest
}: ButtonProps) {
  const loading = useLoadingLabel();
  return (
    <AriaButton
      {...rest}
      data-part="button"
      className={withClassNames(className, buttonClassNames({ variant, size, isBlock }))}
    >
      {({ isPending }) => (
        <ButtonContent
          icon={icon}
          shortcut={shortcut}
          pendingLabel={isPending ? (pendingLabel ?? loading) : undefined}
        >
          {children}
        </ButtonContent>
      )}
    </AriaButton>
  );
}
