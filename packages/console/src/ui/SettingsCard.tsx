import { Card, CardBody, CardFooter, Form } from '@quayside/design-system';
import type { FormProps } from '@quayside/design-system';
import type { ReactNode } from 'react';

import { FormRefusal } from './form/FormRefusal.tsx';
import { commonMessages } from '../runtime/messages/en/common.ts';
import { useMessages } from '../runtime/messages/useMessages.ts';
import { CooldownButton } from './CooldownButton.tsx';
import * as styles from './SettingsCard.css.ts';

interface SettingsCardProps {
  /** Of `useForm`. */
  form: {
    errors: FormProps['validationErrors'];
    refusal: string | undefined;
    retryAfterMs: number | undefined;
    isPending: boolean;
    isDirty: boolean;
    submit: () => void;
  };
  /** The fields. */
  children: ReactNode;
  /** Label of the button. */
  saveLabel: string;
  /** Beside the button: a rule, or why the reader may not save. */
  note?: ReactNode;
  /** Whether the fields can be changed at all. @default true */
  isEditable?: boolean;
}

/** A form of a settings page: fields, and under them the button that saves what has changed. */
export function SettingsCard({
  form,
  children,
  saveLabel,
  note,
  isEditable = true,
}: SettingsCardProps) {
  const common = useMessages(commonMessages);
  return (
    <Form
      validationBehavior="aria"
      validationErrors={form.errors}
      onSubmit={(event) => {
        event.preventDefault();
        if (isEditable) form.submit();
      }}
    >
      <Card>
        <CardBody>
          <div className={styles.fields}>{children}</div>
          {/* Under them: fields stay where they are when it comes. */}
          <FormRefusal form={form} title={common.errorTitle} className={styles.refusal} />
        </CardBody>
        <CardFooter
          actions={
            <CooldownButton
              type="submit"
              size="sm"
              isPending={form.isPending}
              isResting={!isEditable || !(form.isDirty || form.isPending)}
            >
              {saveLabel}
            </CooldownButton>
          }
        >
          {note}
        </CardFooter>
      </Card>
    </Form>
  );
}
