import { useWatch } from 'react-hook-form';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';

import { PasswordFieldControl } from './form/TextFieldControl.tsx';
import type { FieldOptions } from './form/useField.tsx';
import { PasswordRules } from './PasswordRules.tsx';

interface PasswordNames<Values extends FieldValues, Output> extends Pick<
  FieldOptions<Values, Output>,
  'form'
> {
  /** Field of the new password. */
  name: FieldPathByValue<Values, string>;
  /** Field that repeats it. */
  confirmationName: FieldPathByValue<Values, string>;
}

interface NewPasswordFieldsProps<Values extends FieldValues, Output> extends PasswordNames<
  Values,
  Output
> {
  label: string;
  confirmLabel: string;
}

/** A new password, typed twice, and its rules, which are checked off as the user types. */
export function NewPasswordFields<Values extends FieldValues, Output>({
  form,
  name,
  confirmationName,
  label,
  confirmLabel,
}: NewPasswordFieldsProps<Values, Output>) {
  return (
    <>
      <PasswordFieldControl
        form={form}
        name={name}
        label={label}
        isRequired
        autoComplete="new-password"
        size="lg"
      />
      <PasswordFieldControl
        form={form}
        name={confirmationName}
        label={confirmLabel}
        isRequired
        autoComplete="new-password"
        size="lg"
      />
      <CurrentPasswordRules form={form} name={name} confirmationName={confirmationName} />
    </>
  );
}

/** The rules of a password, as far as the typed ones follow them. */
export function CurrentPasswordRules<Values extends FieldValues, Output>({
  form: { control },
  name,
  confirmationName,
}: PasswordNames<Values, Output>) {
  const password = useWatch({ control, name });
  const confirmation = useWatch({ control, name: confirmationName });
  return <PasswordRules password={String(password)} confirmation={String(confirmation)} />;
}
