import { useController } from 'react-hook-form';
import type { FieldPathByValue, FieldValues, UseFormReturn } from 'react-hook-form';

import { platformText } from '../../runtime/messages/useErrorText.ts';

/** Form and name of a field. */
export interface FieldOptions<Values extends FieldValues, Output> {
  form: Pick<UseFormReturn<Values, unknown, Output>, 'control' | 'clearErrors'>;
  name: FieldPathByValue<Values, string>;
}

/** Connects a text field with a form: returns its props. */
export function useField<Values extends FieldValues, Output>({
  form: { control, clearErrors },
  name,
}: FieldOptions<Values, Output>) {
  const { field, fieldState } = useController({ control, name });
  const { error } = fieldState;
  return {
    name,
    inputRef: field.ref,
    value: String(field.value),
    onBlur: field.onBlur,
    onChange(value: string) {
      field.onChange(value);
      if (fieldState.invalid) clearErrors(name);
    },
    isInvalid: fieldState.invalid,
    errorMessage:
      error?.type === 'platform' ? <span {...platformText}>{error.message}</span> : error?.message,
  };
}
