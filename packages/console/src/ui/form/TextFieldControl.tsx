import { PasswordField, TextField } from '@quayside/design-system';
import type { PasswordFieldProps, TextFieldProps } from '@quayside/design-system';
import type { FieldValues } from 'react-hook-form';

import { useField } from './useField.tsx';
import type { FieldOptions } from './useField.tsx';

/** Props of a field, without those that its form controls. */
type ControlProps<Props, Values extends FieldValues, Output> = FieldOptions<Values, Output> &
  Omit<
    Props,
    'defaultValue' | keyof FieldOptions<Values, Output> | keyof ReturnType<typeof useField>
  >;

/** A `TextField` of a form. */
export function TextFieldControl<Values extends FieldValues, Output>({
  form,
  name,
  ...props
}: ControlProps<TextFieldProps, Values, Output>) {
  return <TextField {...props} {...useField({ form, name })} />;
}

/** A `PasswordField` of a form. */
export function PasswordFieldControl<Values extends FieldValues, Output>({
  form,
  name,
  ...props
}: ControlProps<PasswordFieldProps, Values, Output>) {
  return <PasswordField {...props} {...useField({ form, name })} />;
}
