import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';

import * as fieldStyles from '../field/Field.css.ts';
import { IconButton } from '../icon-button/index.ts';
import { useLabel } from '../messages/labels.ts';
import { TextField } from '../text-field/index.ts';
import type { TextFieldProps } from '../text-field/index.ts';
import * as styles from './PasswordField.css.ts';

/** The texts of a {@link PasswordField}. The defaults are from the nearest `ThemeProvider` with texts. */
export interface PasswordFieldLabels {
  /** @default 'Show password' */
  show: string;
  /** @default 'Hide password' */
  hide: string;
  /** @default 'Caps Lock is on.' */
  capsLock: string;
}

/** Props of {@link PasswordField}: the props of `TextField` that apply to a password. */
export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'start' | 'end' | 'isMono' | 'autoComplete'
> {
  /** Tells password managers whether it is the current or a new password. */
  autoComplete: 'current-password' | 'new-password';
  /** Its texts. @default English */
  labels?: Partial<PasswordFieldLabels>;
}

/**
 * A password, hidden until its button shows it. It warns about Caps Lock, also for screen
 * readers, and never blocks pasting.
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
