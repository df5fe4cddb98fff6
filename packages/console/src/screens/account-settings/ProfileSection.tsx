import type { UserMe } from '@quayside/api-contract';
import { Banner, Section } from '@quayside/design-system';

import { accountSettingsMessages } from '../../runtime/messages/en/accountSettings.ts';
import { validationMessages } from '../../runtime/messages/en/common.ts';
import { TextFieldControl } from '../../ui/form/TextFieldControl.tsx';
import type { Draft } from '../../ui/form/useDraft.ts';
import { useZodForm } from '../../ui/form/useZodForm.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { ResendButton } from '../../ui/ResendButton.tsx';
import { SettingsCard } from '../../ui/SettingsCard.tsx';
import type { SectionLevel } from '../../ui/SectionLevel.ts';
import { profileSchema } from './profileSchema.ts';
import type { AccountProfileValues } from './profileSchema.ts';

/** Props of the profile section. */
export interface ProfileSectionProps {
  /** Level of the heading. @default 2 */
  level?: SectionLevel | undefined;
  me: UserMe;
  /** The new address that is not confirmed yet. */
  pendingEmail: string | undefined;
  /** Saves the name, and sends a link to a new address. */
  onSave: (changed: Partial<AccountProfileValues>) => Promise<void>;
  /** Sends the link to an address again. Rejects if that fails, after reporting the error. */
  onResend: (email: string) => Promise<void>;
  draft?: Draft<AccountProfileValues> | undefined;
}

/** Name and address of the account. */
export function ProfileSection({
  me,
  pendingEmail,
  onSave,
  onResend,
  draft,
  level,
}: ProfileSectionProps) {
  const { profile: texts, save } = useMessages(accountSettingsMessages);
  const validation = useMessages(validationMessages);
  const form = useZodForm({
    schema: profileSchema(validation),
    defaultValues: { fullName: me.full_name ?? '', email: me.email },
    onSubmit: ({ fullName, email }) =>
      onSave({
        ...(fullName !== (me.full_name ?? '') && { fullName }),
        ...(email !== me.email && { email }),
      }),
    resetsOnSuccess: true,
    wireNames: { fullName: 'full_name' },
    draft,
  });
  return (
    <Section layout="split" level={level} title={texts.title} description={texts.text}>
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
        <TextFieldControl
          form={form}
          name="fullName"
          label={texts.fullName}
          autoComplete="name"
          isRequired
        />
        <TextFieldControl
          form={form}
          name="email"
          label={texts.email}
          type="email"
          autoComplete="email"
          isRequired
        />
      </SettingsCard>
    </Section>
  );
}
