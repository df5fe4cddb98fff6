import type { ReactNode, Ref } from 'react';
import { RadioButton, RadioField, RadioGroup as AriaRadioGroup, Text } from 'react-aria-components';
import type {
  RadioFieldProps,
  RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components';

import * as checkboxStyles from '../checkbox/Checkbox.css.ts';
import * as fieldStyles from '../field/Field.css.ts';
import { FieldLabel, FieldMessage } from '../field/Field.tsx';
import type { FieldProps } from '../field/Field.tsx';
import { withClassNames } from '../internal/classNames.ts';
import * as styles from './RadioGroup.css.ts';

/** Props of {@link RadioGroup}, over React Aria's. */
export interface RadioGroupProps extends Omit<AriaRadioGroupProps, 'children'>, FieldProps {
  /** {@link Radio}s. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * One of a few values, all visible, with room for descriptions. Arrow keys select. Without a
 * visible `label` it needs an `aria-label`.
 */
export function RadioGroup({
  label,
  labelEnd,
  description,
  errorMessage,
  className,
  children,
  ...rest
}: RadioGroupProps) {
  return (
    <AriaRadioGroup
      {...rest}
      data-part="field"
      className={withClassNames(className, fieldStyles.field)}
    >
      <FieldLabel label={label} labelEnd={labelEnd} />
      <div className={styles.radios}>{children}</div>
      <FieldMessage description={description} errorMessage={errorMessage} />
    </AriaRadioGroup>
  );
}

/** Props of {@link Radio}, over React Aria's radio field. */
export interface RadioProps
  extends Omit<RadioFieldProps, 'children'>, Pick<FieldProps, 'description'> {
  /** Label of the value. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** A value of a {@link RadioGroup}. */
export function Radio({ description, className, children, ...rest }: RadioProps) {
  return (
    <RadioField {...rest} className={className}>
      <RadioButton className={checkboxStyles.button}>
        {({ isSelected }) => (
          <>
            <span className={styles.circle}>{isSelected && <span className={styles.dot} />}</span>
            <span className={styles.words}>{children}</span>
          </>
        )}
      </RadioButton>
      {description !== undefined && (
        <Text slot="description" elementType="div" className={styles.description}>
          {description}
        </Text>
      )}
    </RadioField>
  );
}
