import { Minus, Plus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button, Group, Input, NumberField as AriaNumberField } from 'react-aria-components';
import type { NumberFieldProps as AriaNumberFieldProps } from 'react-aria-components';

import * as fieldStyles from '../field/Field.css.ts';
import { FieldLabel, FieldMessage, fieldBoxClassNames } from '../field/Field.tsx';
import type { FieldProps } from '../field/Field.tsx';
import { classNames, withClassNames } from '../internal/classNames.ts';
import * as styles from './NumberField.css.ts';

/** Props of {@link NumberField}, over React Aria's. */
export interface NumberFieldProps extends Omit<AriaNumberFieldProps, 'children'>, FieldProps {
  /** Placeholder, an example. Never the only place for instructions. */
  placeholder?: string;
  /**
   * 28, 32 or 40 px high; less when the density is compact.
   *
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
  /** A 16 px icon, inside the box. */
  start?: ReactNode;
  /** The wrapper; see `inputRef` for the input. */
  ref?: Ref<HTMLDivElement>;
  /** The input itself, for focus and for form libraries. */
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * A number, typed in the format of the locale or stepped with arrow keys and buttons. Set units, percents and
 * currencies with `formatOptions` (those of `Intl.NumberFormat`); `onChange` receives the
 * number, `NaN` for an empty field, on blur or on a step.
 */
export function NumberField({
  label,
  labelEnd,
  description,
  errorMessage,
  placeholder,
  size = 'md',
  start,
  inputRef,
  className,
  ...rest
}: NumberFieldProps) {
  return (
    <AriaNumberField
      {...rest}
      data-part="field"
      className={withClassNames(className, fieldStyles.field)}
    >
      <FieldLabel label={label} labelEnd={labelEnd} />
      <Group data-part="field-control" className={classNames(fieldBoxClassNames(size), styles.box)}>
        {start !== undefined && <span className={fieldStyles.startSlot}>{start}</span>}
        <Input
          ref={inputRef}
          placeholder={placeholder}
          className={classNames(fieldStyles.input, styles.input)}
        />
        <span className={styles.steppers}>
          <Button slot="decrement" className={styles.stepper}>
            <Minus />
          </Button>
          <Button slot="increment" className={styles.stepper}>
            <Plus />
          </Button>
        </span>
      </Group>
      <FieldMessage description={description} errorMessage={errorMessage} />
    </AriaNumberField>
  );
}
