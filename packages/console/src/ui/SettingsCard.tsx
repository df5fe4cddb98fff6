import { Card, CardBody, CardFooter } from '@quayside/design-system';
import type { ReactNode } from 'react';

import { FormError } from './form/FormError.tsx';
import { FormFields } from './form/FormView.tsx';
import type { FormSubmission } from './form/useSubmit.ts';
import { commonMessages } from '../runtime/messages/en/common.ts';
import { useMessages } from '../runtime/messages/useMessages.ts';
import { CooldownButton } from './CooldownButton.tsx';
import * as styles from './SettingsCard.css.ts';

interface SettingsCardProps {
  /** A form of `useZodForm`. */
  form: FormSubmission & { formState: { isDirty: boolean } };
  /** The fields. */
  children: ReactNode;
  /** Label of the button. */
  saveLabel: string;
  /** Beside the button: a rule, or why the user may not save. */
  note?: ReactNode;
  /** Whether the fields can be changed at all. @default true */
  isEditable?: boolean;
}

/** A form of a settings page: fields, and a button that saves changes. */
export function SettingsCard({
  form,
  children,
  saveLabel,
  note,
  isEditable = true,
}: SettingsCardProps) {
  const common = useMessages(commonMessages);
  const { isDirty } = form.formState;
  return (
    <FormFields onSubmit={isEditable ? form.submit : undefined}>
      <Card>
        <CardBody>
          <div className={styles.fields}>{children}</div>
          {/* Under the fields, which do not move when it appears. */}
          <FormError form={form} title={common.errorTitle} className={styles.formError} />
        </CardBody>
        <CardFooter
          actions={
            <CooldownButton
              type="submit"
              size="sm"
              isPending={form.isPending}
              isOnCooldown={!isEditable || !(isDirty || form.isPending)}
            >
              {saveLabel}
            </CooldownButton>
          }
        >
          {note}
        </CardFooter>
      </Card>
    </FormFields>
  );
}
