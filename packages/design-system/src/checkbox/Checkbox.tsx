import { Check, Minus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components';
import type { CheckboxFieldProps } from 'react-aria-components';

import * as fieldStyles from '../field/Field.css.ts';
import { FieldMessage } from '../field/Field.tsx';
import type { FieldProps } from '../field/Field.tsx';
import { withClassNames } from '../internal/classNames.ts';
import * as styles from './Checkbox.css.ts';

/** Props of {@link Checkbox}, over React Aria's checkbox field. */
export interface CheckboxProps
  extends Omit<CheckboxFieldProps, 'children'>, Pick<FieldProps, 'description' | 'errorMessage'> {
  /** Its label. Without it, it needs an `aria-label`. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A checkbox: on or off, taking effect when the form is submitted; or one of several options. Space
 * toggles it. For a setting that takes effect at once, use `Switch`.
 */
export function Checkbox({
  description,
  errorMessage,
  className,
  children,
  ...rest
}: CheckboxProps) {
  return (
    <CheckboxField
      {...rest}
      data-part="field"
      className={withClassNames(className, fieldStyles.field)}
    >
      <CheckboxButton className={styles.button}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <span className={styles.box}>
              {isIndeterminate && <Minus className={styles.icon} />}
              {isSelected && !isIndeterminate && <Check className={styles.icon} />}
            </span>
            {children !== undefined && <span>{children}</span>}
          </>
        )}
      </CheckboxButton>
      <div className={styles.message}>
        <FieldMessage description={description} errorMessage={errorMessage} />
      </div>
    </CheckboxField>
  );
}
