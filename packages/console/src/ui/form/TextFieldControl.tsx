import { PasswordField, TextField } from '@quayside/design-system';
import type { PasswordFieldProps, TextFieldProps } from '@quayside/design-system';
import type { FieldValues } from 'react-hook-form';

import { useField } from './useField.ts';
import type { FieldOptions } from './useField.ts';

type ControlledProp =
  | 'form'
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'isInvalid'
  | 'errorMessage'
  | 'inputRef';

/** Props of `TextFieldControl`: the props of `TextField` that its form does not control. */
export type TextFieldControlProps<Values extends FieldValues, Output> = FieldOptions<
  Values,
  Output
> &
  Omit<TextFieldProps, ControlledProp | 'onChange' | 'onBlur'>;

/** A `TextField` of a form. */
export function TextFieldControl<Values extends FieldValues, Output>({
  form,
  name,
  ...props
}: TextFieldControlProps<Values, Output>) {
  return <TextField {...props} {...useField({ form, name })} />;
}

/** Props of `PasswordFieldControl`: the props of `PasswordField` that its form does not control. */
export type PasswordFieldControlProps<Values extends FieldValues, Output> = FieldOptions<
  Values,
  Output
> &
  Omit<PasswordFieldProps, ControlledProp | 'onChange' | 'onBlur'>;

/** A `PasswordField` of a form. */
export function PasswordFieldControl<Values extends FieldValues, Output>({
  form,
  name,
  ...props
}: PasswordFieldControlProps<Values, Output>) {
  return <PasswordField {...props} {...useField({ form, name })} />;
}
