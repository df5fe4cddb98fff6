import type { UserMe } from '@quayside/api-contract';
import { Button, Card, CardBody, PasswordField, Section, Text } from '@quayside/design-system';
import { useState } from 'react';

import { accountSettingsMessages } from '../../runtime/messages/en/teams.ts';
import { validationMessages } from '../../runtime/messages/en/common.ts';
import { confirmationError, passwordError } from '../../ui/form/rules.ts';
import { useForm } from '../../ui/form/useForm.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useUnsaved } from '../../features/unsaved-changes/useUnsaved.ts';
import { PasswordRules } from '../../ui/PasswordRules.tsx';
import { SettingsCard } from '../../ui/SettingsCard.tsx';
import * as styles from './AccountSettings.css.ts';

/** Props of the password section. */
export interface AccountSecurityProps {
  me: UserMe;
  /** Throws a `FieldRefusal` where one of the two is refused. */
  onChangePassword: (passwords: { current: string; next: string }) => Promise<void>;
  /** Mails a link that sets a password, for those who have none. Says itself how that went. */
  onSendPasswordLink: () => Promise<void>;
}

/** The password one logs in with. */
export function AccountSecurity({ me, ...actions }: AccountSecurityProps) {
  const { security: texts } = useMessages(accountSettingsMessages);
  return (
    <Section layout="split" title={texts.title} description={texts.text}>
      {me.has_password ? <ChangePassword {...actions} /> : <SetPassword {...actions} />}
    </Section>
  );
}

function ChangePassword({ onChangePassword }: Pick<AccountSecurityProps, 'onChangePassword'>) {
  const { security: texts, save } = useMessages(accountSettingsMessages);
  const validation = useMessages(validationMessages);
  const form = useForm({
    initial: { current: '', next: '', confirmation: '' },
    check: ({ current, next, confirmation }) => ({
      current: current === '' ? texts.currentRequired : undefined,
      next: passwordError(next, validation),
      confirmation: confirmationError(next, confirmation, validation),
    }),
    async onSubmit({ current, next }) {
      await onChangePassword({ current, next });
      form.reset();
    },
    wireNames: { current: 'current_password', next: 'new_password' },
  });
  useUnsaved(form.isDirty);
  const { values, change } = form;
  return (
    <SettingsCard
      form={form}
      saveLabel={save}
      note={<PasswordRules password={values.next} confirmation={values.confirmation} />}
    >
      <div className={styles.firstLine}>
        <PasswordField
          label={texts.current}
          name="current"
          autoComplete="current-password"
          value={values.current}
          onChange={(current) => change({ current })}
        />
      </div>
      <PasswordField
        label={texts.next}
        name="next"
        autoComplete="new-password"
        value={values.next}
        onChange={(next) => change({ next })}
      />
      <PasswordField
        label={texts.confirm}
        name="confirmation"
        autoComplete="new-password"
        value={values.confirmation}
        onChange={(confirmation) => change({ confirmation })}
      />
    </SettingsCard>
  );
}

function SetPassword({ onSendPasswordLink }: Pick<AccountSecurityProps, 'onSendPasswordLink'>) {
  const { security: texts } = useMessages(accountSettingsMessages);
  const [isPending, setPending] = useState(false);
  async function send() {
    setPending(true);
    await onSendPasswordLink().finally(() => setPending(false));
  }
  return (
    <Card>
      <CardBody className={styles.choice}>
        <Text as="p" size={13} tone="muted" className={styles.words}>
          {texts.none}
        </Text>
        <Button isPending={isPending} onPress={() => void send()}>
          {texts.sendLink}
        </Button>
      </CardBody>
    </Card>
  );
}
