import type { ReactNode, Ref } from 'react';
import { SwitchButton, SwitchField } from 'react-aria-components';
import type { SwitchFieldProps } from 'react-aria-components';

import * as fieldStyles from '../field/Field.css.ts';
import { FieldMessage } from '../field/Field.tsx';
import type { FieldProps } from '../field/Field.tsx';
import { withClassNames } from '../internal/classNames.ts';
import * as styles from './Switch.css.ts';

/** Props of {@link Switch}, over React Aria's switch field. */
export interface SwitchProps
  extends Omit<SwitchFieldProps, 'children'>, Pick<FieldProps, 'description' | 'errorMessage'> {
  /** Label, which names the state when it is on. Without it, it needs an `aria-label`. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A switch: on or off, taking effect at once. Space toggles it. For a value that takes effect when a form is submitted,
 * use `Checkbox`.
 */
export function Switch({ description, errorMessage, className, children, ...rest }: SwitchProps) {
  return (
    <SwitchField
      {...rest}
      data-part="field"
      className={withClassNames(className, fieldStyles.field)}
    >
      <SwitchButton className={styles.button}>
        <span className={styles.track}>
          <span className={styles.thumb} />
        </span>
        {children !== undefined && <span>{children}</span>}
      </SwitchButton>
      <div className={styles.message}>
        <FieldMessage description={description} errorMessage={errorMessage} />
      </div>
    </SwitchField>
  );
}
