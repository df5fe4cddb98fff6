import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components';

import { withClassNames } from '../internal/classNames.ts';
import { useLoadingLabel } from '../messages/labels.ts';
import { ButtonContent } from './ButtonContent.tsx';
import { buttonClassNames } from './buttonClassNames.ts';
import type { ButtonLooks } from './buttonClassNames.ts';

/** Props of {@link Button}, over React Aria's. */
export interface ButtonProps extends Omit<AriaButtonProps, 'children'>, ButtonLooks {
  /** Says what happens: a verb, in Title Case as the product writes its actions. */
  children: ReactNode;
  /** A 16 px icon before the words. A spinner takes its place while the button is pending. */
  icon?: ReactNode;
  /** A `Kbd` after the words, where a key does the same. */
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
 * Does something when it is pressed, by pointer, Enter or Space. To go somewhere, use `Link` or
 * `LinkButton`; for an icon without words, `IconButton`.
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
