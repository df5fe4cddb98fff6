import { Form, Stack } from '@quayside/design-system';
import type { FormProps } from '@quayside/design-system';
import type { ReactNode } from 'react';

import { FormRefusal } from './FormRefusal.tsx';

interface FormViewProps {
  /** Names the form, for who arrives in it and has not heard the page's heading. @default none */
  label?: string;
  /** Of `useForm`. */
  form: {
    errors: FormProps['validationErrors'];
    refusal: string | undefined;
    retryAfterMs: number | undefined;
    submit: () => void;
  };
  /** Title above the error. */
  refusalTitle?: string;
  /** Remedy, below the error. */
  refusalEnd?: ReactNode;
  /** Said above the fields while nothing is refused. */
  notice?: ReactNode;
  /** @default none */
  className?: string;
  /** Fields, and the button that sends them. */
  children: ReactNode;
}

/** A form under way: what the platform said against the whole, and the fields with what it said against each. */
export function FormView({
  label,
  form,
  refusalTitle,
  refusalEnd,
  notice,
  className,
  children,
}: FormViewProps) {
  return (
    <Stack gap={5} className={className}>
      <FormRefusal form={form} title={refusalTitle} end={refusalEnd}>
        {notice}
      </FormRefusal>
      <Form
        aria-label={label}
        validationBehavior="aria"
        validationErrors={form.errors}
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        {children}
      </Form>
    </Stack>
  );
}
