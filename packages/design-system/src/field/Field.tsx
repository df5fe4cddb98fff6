import { CircleAlert } from 'lucide-react';
import { useContext } from 'react';
import type { ReactNode } from 'react';
import {
  FieldError as AriaFieldError,
  FieldErrorContext,
  Label,
  Text,
} from 'react-aria-components';
import type { FieldErrorProps } from 'react-aria-components';

import { classNames } from '../internal/classNames.ts';
import { activeElementFor } from '../internal/rootNodeOf.ts';
import { separateText } from '../internal/separateText.tsx';
import * as styles from './Field.css.ts';

/** Props of every field, besides its control. */
export interface FieldProps {
  /** Label above the field. Where there is no room for it, pass `aria-label` instead. */
  label?: ReactNode;
  /** Content at the other end of the label's line: a link, or a count. */
  labelEnd?: ReactNode;
  /** Help below the field. Replaced by an error. */
  description?: ReactNode;
  /**
   * Error message with the remedy, shown while the field is invalid.
   * @default the message of the browser, the server, or `validate`
   */
  errorMessage?: FieldErrorProps['children'];
}

/** The line above a control. */
export function FieldLabel({ label, labelEnd }: Pick<FieldProps, 'label' | 'labelEnd'>) {
  if (label === undefined) return null;
  return (
    <div className={styles.labelLine}>
      <Label data-part="field-label" className={styles.label}>
        {label}
      </Label>
      {separateText(labelEnd)}
    </div>
  );
}

/** The line below a control: its error, or else its help. */
export function FieldMessage({
  description,
  errorMessage,
}: Pick<FieldProps, 'description' | 'errorMessage'>) {
  const validation = useContext(FieldErrorContext);
  const hasError =
    validation?.isInvalid && (errorMessage !== undefined || validation.validationErrors.length > 0);
  if (!hasError) {
    if (description === undefined) return null;
    return (
      <Text
        slot="description"
        elementType="div"
        data-part="field-description"
        className={styles.help}
      >
        {description}
      </Text>
    );
  }
  const words = (values: typeof validation) =>
    typeof errorMessage === 'function'
      ? errorMessage({ ...values, defaultChildren: undefined })
      : (errorMessage ?? values.validationErrors.join(' '));
  return (
    <AriaFieldError
      ref={announceInFocusedField}
      elementType="div"
      data-part="field-error"
      className={styles.error}
    >
      {(values) => (
        <>
          <CircleAlert className={styles.errorIcon} />
          <span>{words(values)}</span>
        </>
      )}
    </AriaFieldError>
  );
}

/** Announces an error of the field that has the focus: others are described as soon as focus moves to them. */
function announceInFocusedField(error: HTMLElement | null) {
  if (error?.closest('[data-part=field]')?.contains(activeElementFor(error)) === true) {
    error.setAttribute('role', 'alert');
  }
}

/** Class names of the box around an input. */
export const fieldBoxClassNames = (size: keyof typeof styles.size, isTall = false): string =>
  classNames(styles.box, styles.size[size], isTall && styles.tall);
