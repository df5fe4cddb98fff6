import { CopyButton, Section, TextField } from '@quayside/design-system';

import { teamSettingsMessages } from '../../runtime/messages/en/teamSettings.ts';
import { TextFieldControl } from '../../ui/form/TextFieldControl.tsx';
import type { Draft } from '../../ui/form/useDraft.ts';
import { useZodForm } from '../../ui/form/useZodForm.ts';
import { commonMessages, validationMessages } from '../../runtime/messages/en/common.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { nameFormSchema } from '../../ui/nameFormSchema.ts';
import type { NameFormValues } from '../../ui/nameFormSchema.ts';
import { SettingsCard } from '../../ui/SettingsCard.tsx';
import { namesOf } from '../../domain/permissions.ts';
import type { TeamView } from '../../domain/permissions.ts';

interface TeamProfileProps extends TeamView {
  onRename: (name: string) => Promise<void>;
  draft?: Draft<NameFormValues> | undefined;
}

/** A team's name, and its permanent slug. */
export function TeamProfile({ team, may, onRename, draft }: TeamProfileProps) {
  const texts = useMessages(teamSettingsMessages);
  const admins = namesOf(may.admins);
  const common = useMessages(commonMessages);
  const validation = useMessages(validationMessages);
  const form = useZodForm({
    schema: nameFormSchema(validation),
    defaultValues: { name: team.name },
    onSubmit: ({ name }) => onRename(name),
    resetsOnSuccess: true,
    draft,
  });
  return (
    <Section layout="split" title={texts.profile.title} description={texts.profile.text}>
      <SettingsCard
        form={form}
        saveLabel={texts.save}
        note={may.administer ? texts.profile.hint : texts.adminsOnly(admins.names, admins.others)}
        isEditable={may.administer}
      >
        <TextFieldControl
          form={form}
          name="name"
          label={texts.profile.name}
          autoComplete="off"
          isRequired
          isReadOnly={!may.administer}
        />
        <TextField
          label={texts.profile.slug}
          isReadOnly
          isMono
          value={team.slug}
          end={<CopyButton size="xs" label={common.copy(texts.profile.slug)} value={team.slug} />}
        />
      </SettingsCard>
    </Section>
  );
}
