import { Button, Form, PasswordField, TextField } from '@quayside/design-system';

import type { FormState } from '../../form/useForm.ts';
import { signUpMessages } from '../../messages/en/signUp.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { PasswordRules } from '../shared/PasswordRules.tsx';
import type { SignUpValues } from './checkSignUp.ts';

/** The fields of Sign Up. */
export function SignUpForm({ form }: { form: FormState<SignUpValues> }) {
  const messages = useMessages(signUpMessages);
  const { values, change } = form;
  return (
    <Form
      validationBehavior="aria"
      validationErrors={form.errors}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <TextField
        label={messages.fullName}
        name="fullName"
        autoComplete="name"
        size="lg"
        value={values.fullName}
        onChange={(fullName) => change({ fullName })}
      />
      <TextField
        label={messages.email}
        name="email"
        type="email"
        autoComplete="username"
        size="lg"
        value={values.email}
        onChange={(email) => change({ email })}
      />
      <PasswordField
        label={messages.password}
        name="password"
        autoComplete="new-password"
        size="lg"
        value={values.password}
        onChange={(password) => change({ password })}
      />
      <PasswordField
        label={messages.confirmPassword}
        name="confirmation"
        autoComplete="new-password"
        size="lg"
        value={values.confirmation}
        onChange={(confirmation) => change({ confirmation })}
      />
      <PasswordRules password={values.password} confirmation={values.confirmation} />
      <Button type="submit" variant="primary" size="lg" isBlock isPending={form.isPending}>
        {messages.submit}
      </Button>
    </Form>
  );
}
