import { CopyButton, Section, TextField } from '@quayside/design-system';

import { teamSettingsMessages } from '../../runtime/messages/en/teams.ts';
import { nameError } from '../../ui/form/rules.ts';
import { useForm } from '../../ui/form/useForm.ts';
import type { Draft } from '../../ui/form/useDraft.ts';
import { commonMessages, validationMessages } from '../../runtime/messages/en/common.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { SettingsCard } from '../../ui/SettingsCard.tsx';
import { namesOf } from './permissions.ts';
import type { TeamView } from './permissions.ts';

/** Form values of a team's profile. */
export interface TeamProfileValues {
  name: string;
}

interface TeamProfileProps extends TeamView {
  onRename: (name: string) => Promise<void>;
  draft?: Draft<TeamProfileValues> | undefined;
}

/** A team's name, and the slug that stays. */
export function TeamProfile({ team, may, onRename, draft }: TeamProfileProps) {
  const texts = useMessages(teamSettingsMessages);
  const admins = namesOf(may.admins);
  const common = useMessages(commonMessages);
  const validation = useMessages(validationMessages);
  const form = useForm<TeamProfileValues>({
    initial: { name: team.name },
    check: ({ name }) => ({ name: nameError(name, validation) }),
    async onSubmit(sent) {
      await onRename(sent.name.trim());
      form.settle(sent);
    },
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
        <TextField
          label={texts.profile.name}
          name="name"
          autoComplete="off"
          isReadOnly={!may.administer}
          value={form.values.name}
          onChange={(name) => form.change({ name })}
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
