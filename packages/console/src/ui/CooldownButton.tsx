import { activeElementFor, Button } from '@quayside/design-system';
import type { ButtonProps } from '@quayside/design-system';
import { useState } from 'react';

import * as styles from './CooldownButton.css.ts';

interface CooldownButtonProps extends Omit<
  ButtonProps,
  'className' | 'isDisabled' | 'onFocus' | 'onBlur' | 'aria-disabled'
> {
  /** Whether pressing it has no effect at the moment, often because it was just pressed. */
  isOnCooldown: boolean;
}

/**
 * A button on cooldown. A browser moves focus from a disabled button to the top of the page, so while it has focus it
 * has `aria-disabled` and ignores presses.
 */
export function CooldownButton({ isOnCooldown, onPress, type, ...rest }: CooldownButtonProps) {
  const [hasFocus, setHasFocus] = useState(false);
  const isHeld = isOnCooldown && hasFocus;
  return (
    <Button
      {...rest}
      className={styles.button}
      isDisabled={isOnCooldown && !hasFocus}
      aria-disabled={isHeld || undefined}
      // Like a pending button of React Aria: Enter in a field still submits, but this button does not.
      type={isHeld && type === 'submit' ? 'button' : type}
      {...(!isHeld && onPress && { onPress })}
      onFocus={() => setHasFocus(true)}
      onBlur={({ currentTarget }) => {
        // When the window loses focus, the button gets focus back with it.
        if (activeElementFor(currentTarget) !== currentTarget) setHasFocus(false);
      }}
    />
  );
}
