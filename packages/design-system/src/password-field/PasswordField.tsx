import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';

import * as fieldStyles from '../field/Field.css.ts';
import { IconButton } from '../icon-button/index.ts';
import { useLabel } from '../messages/labels.ts';
import { TextField } from '../text-field/index.ts';
import type { TextFieldProps } from '../text-field/index.ts';
import * as styles from './PasswordField.css.ts';

/** The words of a {@link PasswordField}. The defaults are those of the nearest `ThemeProvider` that has some. */
export interface PasswordFieldLabels {
  /** @default 'Show password' */
  show: string;
  /** @default 'Hide password' */
  hide: string;
  /** @default 'Caps Lock is on.' */
  capsLock: string;
}

/** Props of {@link PasswordField}: those of `TextField` that make sense for a secret. */
export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'start' | 'end' | 'isMono' | 'autoComplete'
> {
  /** Tells password managers which of the two this is. */
  autoComplete: 'current-password' | 'new-password';
  /** The words it says by itself. @default English */
  labels?: Partial<PasswordFieldLabels>;
}

/**
 * A password, hidden until its button shows it. It says when Caps Lock is on, to screen readers as
 * well, and it can always be pasted into.
 */
export function PasswordField({ labels, onKeyDown, onKeyUp, onBlur, ...rest }: PasswordFieldProps) {
  const show = useLabel('showPassword', 'Show password');
  const hide = useLabel('hidePassword', 'Hide password');
  const capsLock = useLabel('capsLock', 'Caps Lock is on.');
  const words = { show, hide, capsLock, ...labels };
  const [isRevealed, setIsRevealed] = useState(false);
  const [isCapsLockOn, setIsCapsLockOn] = useState(false);

  return (
    <div className={fieldStyles.field}>
      <TextField
        {...rest}
        type={isRevealed ? 'text' : 'password'}
        autoCorrect="off"
        spellCheck="false"
        onKeyDown={(event) => {
          setIsCapsLockOn(event.getModifierState('CapsLock'));
          onKeyDown?.(event);
        }}
        onKeyUp={(event) => {
          setIsCapsLockOn(event.getModifierState('CapsLock'));
          onKeyUp?.(event);
        }}
        onBlur={(event) => {
          setIsCapsLockOn(false);
          onBlur?.(event);
        }}
        end={
          <IconButton
            label={isRevealed ? words.hide : words.show}
            size="xs"
            variant="ghost"
            isDisabled={rest.isDisabled}
            onPress={() => setIsRevealed(!isRevealed)}
          >
            {isRevealed ? <EyeOff /> : <Eye />}
          </IconButton>
        }
      />
      <output className={styles.note}>{isCapsLockOn && words.capsLock}</output>
    </div>
  );
}
