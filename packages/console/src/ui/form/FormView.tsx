import { Form, Stack } from '@quayside/design-system';
import type { FormProps } from '@quayside/design-system';
import type { ReactNode } from 'react';

import { FormError } from './FormError.tsx';
import type { FormSubmission } from './useSubmit.ts';

/** Props of `FormFields`. */
export interface FormFieldsProps extends Pick<FormProps, 'aria-label' | 'className'> {
  /** `submit` of the form. @default submitting does nothing */
  onSubmit: (() => void) | undefined;
  /** Fields, and the button that submits them. */
  children: ReactNode;
}

/** A form element whose values React Hook Form validates. */
export function FormFields({ onSubmit, ...props }: FormFieldsProps) {
  return (
    <Form
      {...props}
      validationBehavior="aria"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    />
  );
}

interface FormViewProps {
  /** Accessible name for screen reader users who enter the form without its heading. @default none */
  label?: string;
  /** A form of `useZodForm`. */
  form: Pick<FormSubmission, 'submit' | 'serverError'>;
  /** Title above the error. */
  errorTitle?: string;
  /** Remedy, below the error. */
  errorEnd?: ReactNode;
  /** Shown above the fields while there is no error. */
  notice?: ReactNode;
  /** @default none */
  className?: string;
  /** Fields, and the button that submits them. */
  children: ReactNode;
}

/** A form, with the error about it as a whole above its fields. */
export function FormView({
  label,
  form,
  errorTitle,
  errorEnd,
  notice,
  className,
  children,
}: FormViewProps) {
  return (
    <Stack gap={5} className={className}>
      <FormError form={form} title={errorTitle} end={errorEnd}>
        {notice}
      </FormError>
      <FormFields onSubmit={form.submit} aria-label={label}>
        {children}
      </FormFields>
    </Stack>
  );
}
