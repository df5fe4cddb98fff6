import type { App } from '@quayside/api-contract';
import { Section, TextField } from '@quayside/design-system';

import { directoryError } from '../../ui/form/rules.ts';
import type { Draft } from '../../ui/form/useDraft.ts';
import { useForm } from '../../ui/form/useForm.ts';
import { appSettingsMessages } from '../../runtime/messages/en/apps.ts';
import { validationMessages } from '../../runtime/messages/en/common.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { SettingsCard } from '../../ui/SettingsCard.tsx';

/** Form values of an app's directory. */
export interface AppDirectoryValues {
  directory: string;
}

interface AppDirectoryProps {
  app: App;
  /** Stores it; null is the root. A rejection is worded at the field. */
  onDirectoryChange: (directory: string | null) => Promise<void>;
  draft?: Draft<AppDirectoryValues> | undefined;
}

/** Form for an app's directory within the deployed folder. */
export function AppDirectory({ app, onDirectoryChange, draft }: AppDirectoryProps) {
  const { directory: texts } = useMessages(appSettingsMessages);
  const validation = useMessages(validationMessages);
  const form = useForm<AppDirectoryValues>({
    initial: { directory: app.directory ?? '' },
    check: ({ directory }) => ({ directory: directoryError(directory, validation) }),
    async onSubmit(sent) {
      const directory = sent.directory.trim();
      await onDirectoryChange(directory === '' ? null : directory);
      form.settle(sent);
    },
    draft,
  });
  return (
    <Section layout="split" title={texts.title} description={texts.text}>
      <SettingsCard form={form} saveLabel={texts.save} note={texts.hint}>
        <TextField
          label={texts.label}
          name="directory"
          autoComplete="off"
          spellCheck="false"
          isMono
          placeholder="src/api"
          value={form.values.directory}
          onChange={(directory) => form.change({ directory })}
        />
      </SettingsCard>
    </Section>
  );
}
