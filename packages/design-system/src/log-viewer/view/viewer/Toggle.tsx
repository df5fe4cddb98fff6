import type { ReactNode } from 'react';
import { useRef } from 'react';
import { mergeProps } from 'react-aria';
import { ToggleButton } from 'react-aria-components';
import type { ToggleButtonProps } from 'react-aria-components';

import * as buttonStyles from '../../../button/Button.css.ts';
import { classNames } from '../../../internal/classNames.ts';
import { useTooltip } from '../../../tooltip/useTooltip.tsx';

interface ToggleProps extends Omit<ToggleButtonProps, 'children' | 'aria-label'> {
  /** Accessible name and tooltip. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /** @default 'sm' */
  size?: 'xs' | 'sm';
  shortcut?: ReactNode;
}

/** An icon that is pressed or not. */
export function Toggle({ label, children, size = 'sm', shortcut, ...rest }: ToggleProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const { triggerProps, tooltip } = useTooltip(ref, { children: label, shortcut });
  return (
    <>
      <ToggleButton
        {...mergeProps(triggerProps, rest)}
        ref={ref}
        aria-label={label}
        className={classNames(
          buttonStyles.base,
          buttonStyles.variant.ghost,
          buttonStyles.iconOnly[size],
        )}
      >
        {children}
      </ToggleButton>
      {tooltip}
    </>
  );
}
