import { Button } from '@quayside/design-system';
import type { ButtonProps } from '@quayside/design-system';
import { useState } from 'react';

import * as styles from './CooldownButton.css.ts';

interface CooldownButtonProps extends Omit<
  ButtonProps,
  'className' | 'isDisabled' | 'onFocus' | 'onBlur' | 'aria-disabled'
> {
  /** Whether there is nothing to press it for just now, often because it was pressed. */
  isResting: boolean;
}

/**
 * A button on cooldown. A browser moves focus from a disabled button to the top of the page, so while it has focus it
 * has `aria-disabled` and ignores presses.
 */
export function CooldownButton({ isResting, onPress, type, ...rest }: CooldownButtonProps) {
  const [hasFocus, setHasFocus] = useState(false);
  const isHeld = isResting && hasFocus;
  return (
    <Button
      {...rest}
      className={styles.button}
      isDisabled={isResting && !hasFocus}
      aria-disabled={isHeld || undefined}
      // As React Aria does for a pending one: Enter in a field still submits, and this does not.
      type={isHeld && type === 'submit' ? 'button' : type}
      {...(!isHeld && onPress && { onPress })}
      onFocus={() => setHasFocus(true)}
      onBlur={({ currentTarget }) => {
        // Where the window loses it, the button has it again with the window.
        if (document.activeElement !== currentTarget) setHasFocus(false);
      }}
    />
  );
}
