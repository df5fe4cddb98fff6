import type { UserMe } from '@quayside/api-contract';
import { Button, Card, CardBody, Section, Text } from '@quayside/design-system';
import { useState } from 'react';

import { accountSettingsMessages } from '../../runtime/messages/en/accountSettings.ts';
import { validationMessages } from '../../runtime/messages/en/common.ts';
import { PasswordFieldControl } from '../../ui/form/TextFieldControl.tsx';
import { useZodForm } from '../../ui/form/useZodForm.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useUnsaved } from '../../features/unsaved-changes/useUnsaved.ts';
import { CurrentPasswordRules } from '../../ui/NewPasswordFields.tsx';
import { UsernameForPasswordManager } from '../../ui/UsernameForPasswordManager.tsx';
import { SettingsCard } from '../../ui/SettingsCard.tsx';
import type { SectionLevel } from '../../ui/SectionLevel.ts';
import * as choiceStyles from '../../ui/choice.css.ts';
import * as styles from './AccountSettings.css.ts';
import { changePasswordSchema } from './changePasswordSchema.ts';

/** Props of the password section. */
export interface SecuritySectionProps {
  /** Level of the heading. @default 2 */
  level?: SectionLevel | undefined;
  me: UserMe;
  /** Throws a `FieldValidationError` if one of the two is rejected. */
  onChangePassword: (passwords: { current: string; next: string }) => Promise<void>;
  /** Emails a link for setting a password, for users without one. Reports the outcome itself. */
  onSendPasswordLink: () => Promise<void>;
}

/** Form that changes the password. */
export function SecuritySection({ me, level, ...actions }: SecuritySectionProps) {
  const { security: texts } = useMessages(accountSettingsMessages);
  return (
    <Section layout="split" level={level} title={texts.title} description={texts.text}>
      {me.has_password ? (
        <ChangePassword email={me.email} {...actions} />
      ) : (
        <SetPassword {...actions} />
      )}
    </Section>
  );
}

interface ChangePasswordProps extends Pick<SecuritySectionProps, 'onChangePassword'> {
  email: string;
}

function ChangePassword({ email, onChangePassword }: ChangePasswordProps) {
  const { security: texts, save } = useMessages(accountSettingsMessages);
  const validation = useMessages(validationMessages);
  const form = useZodForm({
    schema: changePasswordSchema({ ...validation, ...texts }),
    defaultValues: { current: '', next: '', confirmation: '' },
    onSubmit: ({ current, next }) => onChangePassword({ current, next }),
    resetsOnSuccess: true,
    wireNames: { current: 'current_password', next: 'new_password' },
  });
  useUnsaved(form.formState.isDirty);
  return (
    <SettingsCard
      form={form}
      saveLabel={save}
      note={<CurrentPasswordRules form={form} name="next" confirmationName="confirmation" />}
    >
      <UsernameForPasswordManager email={email} />
      <div className={styles.firstLine}>
        <PasswordFieldControl
          form={form}
          name="current"
          label={texts.current}
          autoComplete="current-password"
          isRequired
        />
      </div>
      <PasswordFieldControl
        form={form}
        name="next"
        label={texts.next}
        isRequired
        autoComplete="new-password"
      />
      <PasswordFieldControl
        form={form}
        name="confirmation"
        label={texts.confirm}
        isRequired
        autoComplete="new-password"
      />
    </SettingsCard>
  );
}

function SetPassword({ onSendPasswordLink }: Pick<SecuritySectionProps, 'onSendPasswordLink'>) {
  const { security: texts } = useMessages(accountSettingsMessages);
  const [isPending, setPending] = useState(false);
  async function send() {
    setPending(true);
    await onSendPasswordLink().finally(() => setPending(false));
  }
  return (
    <Card>
      <CardBody className={choiceStyles.choice}>
        <Text as="p" size={13} tone="muted" className={choiceStyles.words}>
          {texts.none}
        </Text>
        <Button isPending={isPending} onPress={() => void send()}>
          {texts.sendLink}
        </Button>
      </CardBody>
    </Card>
  );
}
