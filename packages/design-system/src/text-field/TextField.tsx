import type { ReactNode, Ref } from 'react';
import { Group, Input, TextField as AriaTextField } from 'react-aria-components';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';

import * as styles from '../field/Field.css.ts';
import { FieldLabel, FieldMessage, fieldBoxClassNames } from '../field/Field.tsx';
import type { FieldProps } from '../field/Field.tsx';
import { classNames, withClassNames } from '../internal/classNames.ts';

/** Props of {@link TextField}, over React Aria's. */
export interface TextFieldProps extends Omit<AriaTextFieldProps, 'children'>, FieldProps {
  /** An example of what to type, never the only place that says what belongs here. */
  placeholder?: string;
  /**
   * 28, 32 or 40 px high; less when the density is compact.
   *
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
  /** A 16 px icon or a fixed beginning, inside the box. */
  start?: ReactNode;
  /** A unit or an `IconButton` of size `xs`, inside the box. */
  end?: ReactNode;
  /** For ids, names of variables and other words of a machine. */
  isMono?: boolean;
  /** The wrapper; see `inputRef` for the input. */
  ref?: Ref<HTMLDivElement>;
  /** The input itself, for focus and for form libraries. */
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * One line of text, with its label above and its help or error below. `isInvalid` with
 * `errorMessage` shows an error of your own; inside a `Form` the browser's rules (`isRequired`,
 * `minLength`, `type="email"`, …) and the server's answers show by themselves.
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
    <AriaTextField {...rest} className={withClassNames(className, styles.field)}>
      {({ isDisabled, isInvalid }) => (
        <>
          <FieldLabel label={label} labelEnd={labelEnd} />
          <Group
            role="presentation"
            isDisabled={isDisabled}
            isInvalid={isInvalid}
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
