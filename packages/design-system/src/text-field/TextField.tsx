import type { ReactNode, Ref } from 'react';
import { Group, Input, TextField as AriaTextField } from 'react-aria-components';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';

import * as styles from '../field/Field.css.ts';
import { FieldLabel, FieldMessage, fieldBoxClassNames } from '../field/Field.tsx';
import type { FieldProps } from '../field/Field.tsx';
import { classNames, withClassNames } from '../internal/classNames.ts';

/** Props of {@link TextField}, over React Aria's. */
export interface TextFieldProps extends Omit<AriaTextFieldProps, 'children'>, FieldProps {
  /** Placeholder, an example. Never the only place for instructions. */
  placeholder?: string;
  /**
   * 28, 32 or 40 px high; less when the density is compact.
   *
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
  /** A 16 px icon or a prefix, inside the box. */
  start?: ReactNode;
  /** A unit or an `IconButton` of size `xs`, inside the box. */
  end?: ReactNode;
  /** For ids, variable names and other code. */
  isMono?: boolean;
  /** The wrapper; see `inputRef` for the input. */
  ref?: Ref<HTMLDivElement>;
  /** The input itself, for focus and for form libraries. */
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * One line of text, with its label above and its help or error below. `isInvalid` with
 * `errorMessage` shows your own error; inside a `Form` the errors of the browser (`isRequired`,
 * `minLength`, `type="email"`, …) and of the server are shown automatically.
 */
export function TextField({
  label,
  labelEnd,
  description,
  errorMessage,
  placeholder,
  size = 'md',
  start,
  end,
  isMono = false,
  inputRef,
  className,
  ...rest
}: TextFieldProps) {
  return (
    <AriaTextField {...rest} data-part="field" className={withClassNames(className, styles.field)}>
      {({ isDisabled, isInvalid }) => (
        <>
          <FieldLabel label={label} labelEnd={labelEnd} />
          <Group
            role="presentation"
            isDisabled={isDisabled}
            isInvalid={isInvalid}
            data-part="field-control"
            className={fieldBoxClassNames(size)}
          >
            {start !== undefined && <span className={styles.startSlot}>{start}</span>}
            <Input
              ref={inputRef}
              placeholder={placeholder}
              className={classNames(styles.input, isMono && styles.mono)}
            />
            {end !== undefined && <span className={styles.endSlot}>{end}</span>}
          </Group>
          <FieldMessage description={description} errorMessage={errorMessage} />
        </>
      )}
    </AriaTextField>
  );
}
