import type { App } from '@quayside/api-contract';
import { Section } from '@quayside/design-system';

import { TextFieldControl } from '../../ui/form/TextFieldControl.tsx';
import type { Draft } from '../../ui/form/useDraft.ts';
import { useZodForm } from '../../ui/form/useZodForm.ts';
import { appSettingsMessages } from '../../runtime/messages/en/appSettings.ts';
import { validationMessages } from '../../runtime/messages/en/common.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { SettingsCard } from '../../ui/SettingsCard.tsx';
import { appDirectorySchema } from './appDirectorySchema.ts';
import type { AppDirectoryValues } from './appDirectorySchema.ts';

interface AppDirectoryProps {
  app: App;
  /** Stores it; null is the root. A rejection is shown at the field. */
  onDirectoryChange: (directory: string | null) => Promise<void>;
  draft?: Draft<AppDirectoryValues> | undefined;
}

/** Form for an app's directory within the deployed folder. */
export function AppDirectory({ app, onDirectoryChange, draft }: AppDirectoryProps) {
  const { directory: texts } = useMessages(appSettingsMessages);
  const validation = useMessages(validationMessages);
  const form = useZodForm({
    schema: appDirectorySchema(validation),
    defaultValues: { directory: app.directory ?? '' },
    onSubmit: ({ directory }) => onDirectoryChange(directory === '' ? null : directory),
    resetsOnSuccess: true,
    draft,
  });
  return (
    <Section layout="split" title={texts.title} description={texts.text}>
      <SettingsCard form={form} saveLabel={texts.save} note={texts.hint}>
        <TextFieldControl
          form={form}
          name="directory"
          label={texts.label}
          autoComplete="off"
          spellCheck="false"
          isMono
          placeholder="src/api"
        />
      </SettingsCard>
    </Section>
  );
}
