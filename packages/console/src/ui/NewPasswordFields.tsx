import { PasswordField } from '@quayside/design-system';

import { PasswordRules } from './PasswordRules.tsx';

interface NewPasswords {
  password: string;
  confirmation: string;
}

interface NewPasswordFieldsProps {
  /** Of `useForm`. */
  form: { values: NewPasswords; change: (typed: Partial<NewPasswords>) => void };
  label: string;
  confirmLabel: string;
}

/** A new password, typed twice, and its rules, which are ticked off as one types. */
export function NewPasswordFields({
  form: { values, change },
  label,
  confirmLabel,
}: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        size="lg"
        value={values.password}
        onChange={(password) => change({ password })}
      />
      <PasswordField
        label={confirmLabel}
        name="confirmation"
        autoComplete="new-password"
        size="lg"
        value={values.confirmation}
        onChange={(confirmation) => change({ confirmation })}
      />
      <PasswordRules password={values.password} confirmation={values.confirmation} />
    </>
  );
}
