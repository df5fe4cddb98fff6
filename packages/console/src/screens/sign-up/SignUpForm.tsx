import { Button } from '@quayside/design-system';

import { FormFields } from '../../ui/form/FormView.tsx';
import { TextFieldControl } from '../../ui/form/TextFieldControl.tsx';
import type { ZodForm } from '../../ui/form/useZodForm.ts';
import { signUpMessages } from '../../runtime/messages/en/signUp.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { NewPasswordFields } from '../../ui/NewPasswordFields.tsx';
import type { SignUpValues } from './signUpSchema.ts';

/** The fields of Sign Up. */
export function SignUpForm({ form }: { form: ZodForm<SignUpValues> }) {
  const messages = useMessages(signUpMessages);
  return (
    <FormFields onSubmit={form.submit}>
      <TextFieldControl
        form={form}
        name="fullName"
        label={messages.fullName}
        autoComplete="name"
        isRequired
        size="lg"
      />
      <TextFieldControl
        form={form}
        name="email"
        label={messages.email}
        type="email"
        autoComplete="username"
        isRequired
        size="lg"
      />
      <NewPasswordFields
        form={form}
        name="password"
        confirmationName="confirmation"
        label={messages.password}
        confirmLabel={messages.confirmPassword}
      />
      <Button type="submit" variant="primary" size="lg" isBlock isPending={form.isPending}>
        {messages.submit}
      </Button>
    </FormFields>
  );
}
