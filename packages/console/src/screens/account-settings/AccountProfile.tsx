import type { UserMe } from '@quayside/api-contract';
import { Banner, Section, TextField } from '@quayside/design-system';

import { accountSettingsMessages } from '../../runtime/messages/en/teams.ts';
import { validationMessages } from '../../runtime/messages/en/common.ts';
import { emailError } from '../../ui/form/rules.ts';
import { useForm } from '../../ui/form/useForm.ts';
import type { Draft } from '../../ui/form/useDraft.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { ResendButton } from '../../ui/ResendButton.tsx';
import { SettingsCard } from '../../ui/SettingsCard.tsx';

/** Form values of the profile. */
export interface AccountProfileValues {
  fullName: string;
  email: string;
}

/** Props of the profile section. */
export interface AccountProfileProps {
  me: UserMe;
  /** The address that waits to be confirmed. */
  pendingEmail: string | undefined;
  /** Saves the name at once, and sends a link to a new address. */
  onSave: (changed: Partial<AccountProfileValues>) => Promise<void>;
  /** Sends the link to an address again. Rejects when it was not sent, and has said so. */
  onResend: (email: string) => Promise<void>;
  draft?: Draft<AccountProfileValues> | undefined;
}

/** One's name and address. */
export function AccountProfile({ me, pendingEmail, onSave, onResend, draft }: AccountProfileProps) {
  const { profile: texts, save } = useMessages(accountSettingsMessages);
  const validation = useMessages(validationMessages);
  const form = useForm<AccountProfileValues>({
    initial: { fullName: me.full_name ?? '', email: me.email },
    check: ({ fullName, email }) => ({
      fullName: fullName.trim() === '' ? validation.fullNameRequired : undefined,
      email: emailError(email.trim(), validation),
    }),
    async onSubmit(sent) {
      const { fullName, email } = sent;
      await onSave({
        ...(fullName.trim() !== (me.full_name ?? '') && { fullName: fullName.trim() }),
        ...(email.trim() !== me.email && { email: email.trim() }),
      });
      form.settle(sent);
    },
    wireNames: { fullName: 'full_name' },
    draft,
  });
  return (
    <Section layout="split" title={texts.title} description={texts.text}>
      {pendingEmail !== undefined && (
        <Banner
          tone="info"
          announce="polite"
          title={texts.pendingTitle}
          actions={
            <ResendButton
              key={pendingEmail}
              isJustSent
              onResend={() => onResend(pendingEmail)}
              label={texts.resend}
              waitLabel={texts.resendIn}
            />
          }
        >
          {texts.pending(pendingEmail, me.email)}
        </Banner>
      )}
      <SettingsCard form={form} saveLabel={save} note={texts.hint}>
        <TextField
          label={texts.fullName}
          name="fullName"
          autoComplete="name"
          value={form.values.fullName}
          onChange={(fullName) => form.change({ fullName })}
        />
        <TextField
          label={texts.email}
          name="email"
          type="email"
          autoComplete="email"
          value={form.values.email}
          onChange={(email) => form.change({ email })}
        />
      </SettingsCard>
    </Section>
  );
}
