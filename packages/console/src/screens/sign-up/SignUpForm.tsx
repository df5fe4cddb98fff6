import { Button, Form, TextField } from '@quayside/design-system';

import type { FormState } from '../../ui/form/useForm.ts';
import { signUpMessages } from '../../runtime/messages/en/auth.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { NewPasswordFields } from '../../ui/NewPasswordFields.tsx';
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
      <NewPasswordFields
        form={form}
        label={messages.password}
        confirmLabel={messages.confirmPassword}
      />
      <Button type="submit" variant="primary" size="lg" isBlock isPending={form.isPending}>
        {messages.submit}
      </Button>
    </Form>
  );
}
