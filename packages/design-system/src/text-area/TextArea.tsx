import type { Ref } from 'react';
import { Group, TextArea as AriaTextArea, TextField as AriaTextField } from 'react-aria-components';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';

import * as styles from '../field/Field.css.ts';
import { FieldLabel, FieldMessage, fieldBoxClassNames } from '../field/Field.tsx';
import type { FieldProps } from '../field/Field.tsx';
import { classNames, withClassNames } from '../internal/classNames.ts';

/** Props of {@link TextArea}, over React Aria's text field. */
export interface TextAreaProps extends Omit<AriaTextFieldProps, 'children' | 'type'>, FieldProps {
  /** Placeholder, an example. Never the only place for instructions. */
  placeholder?: string;
  /**
   * Number of visible lines before it scrolls.
   *
   * @default 3
   */
  rows?: number;
  /** For JSON, keys and other code: lines do not wrap. */
  isMono?: boolean;
  /** The wrapper; see `inputRef` for the text area. */
  ref?: Ref<HTMLDivElement>;
  /** The text area itself, for focus and for form libraries. */
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** Multiple lines of text, with label, help and error as in `TextField`. */
export function TextArea({
  label,
  labelEnd,
  description,
  errorMessage,
  placeholder,
  rows = 3,
  isMono = false,
  inputRef,
  className,
  ...rest
}: TextAreaProps) {
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
            className={fieldBoxClassNames('md', true)}
          >
            <AriaTextArea
              ref={inputRef}
              rows={rows}
              placeholder={placeholder}
              wrap={isMono ? 'off' : 'soft'}
              spellCheck={isMono ? false : undefined}
              className={classNames(styles.input, styles.textArea, isMono && styles.mono)}
            />
          </Group>
          <FieldMessage description={description} errorMessage={errorMessage} />
        </>
      )}
    </AriaTextField>
  );
}
