import type { ReactNode, Ref } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import type { LinkProps as AriaLinkProps } from 'react-aria-components';

import { ButtonContent } from '../button/ButtonContent.tsx';
import { buttonClassNames } from '../button/buttonClassNames.ts';
import type { ButtonVariants } from '../button/buttonClassNames.ts';
import { withClassNames } from '../internal/classNames.ts';

/** Props of {@link LinkButton}, over React Aria's link. */
export interface LinkButtonProps extends Omit<AriaLinkProps, 'children'>, ButtonVariants {
  /** URL of the link. */
  href: string;
  /** Label: the destination or the task. */
  children: ReactNode;
  /** A 16 px icon before the label. */
  icon?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button. It can be opened in a new tab, and is announced as a link. */
export function LinkButton({
  variant,
  size,
  isBlock,
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <AriaLink
      {...rest}
      data-part="button"
      className={withClassNames(className, buttonClassNames({ variant, size, isBlock }))}
    >
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </AriaLink>
  );
}
