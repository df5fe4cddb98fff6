import { Button, Inline } from '@quayside/design-system';
import { useWatch } from 'react-hook-form';

import { FormView } from './form/FormView.tsx';
import { TextFieldControl } from './form/TextFieldControl.tsx';
import type { Draft } from './form/useDraft.ts';
import { useZodForm } from './form/useZodForm.ts';
import { commonMessages, validationMessages } from '../runtime/messages/en/common.ts';
import { useMessages } from '../runtime/messages/useMessages.ts';
import { nameFormSchema } from './nameFormSchema.ts';
import type { NameFormValues } from './nameFormSchema.ts';
import { slugOf } from './slugOf.ts';
import { PageLinkButton } from './PageLink.tsx';

interface NameFormProps {
  /** Page title. */
  title: string;
  labels: {
    name: string;
    /** Expected slug, as far as it is known. */
    address: (slug: string) => string;
    addressHint: string;
    create: string;
  };
  /** Creates it. Throws a `FieldValidationError` if the name is taken. */
  onCreate: (name: string) => Promise<void>;
  /** Cancel link. */
  cancelHref: string | undefined;
  /** Drafts. @default none */
  draft?: Draft<NameFormValues> | undefined;
}

/** Names a new team or app, and shows the expected address. */
export function NameForm({ title, labels, onCreate, cancelHref, draft }: NameFormProps) {
  const common = useMessages(commonMessages);
  const form = useZodForm({
    schema: nameFormSchema(useMessages(validationMessages)),
    defaultValues: { name: '' },
    onSubmit: ({ name }) => onCreate(name),
    draft,
  });
  const slug = slugOf(useWatch({ control: form.control, name: 'name' }));
  return (
    <FormView label={title} form={form} errorTitle={common.errorTitle}>
      <TextFieldControl
        form={form}
        name="name"
        label={labels.name}
        autoComplete="off"
        isRequired
        description={slug === '' ? labels.addressHint : labels.address(slug)}
      />
      <Inline gap={2}>
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {labels.create}
        </Button>
        <PageLinkButton href={cancelHref} variant="ghost">
          {common.cancel}
        </PageLinkButton>
      </Inline>
    </FormView>
  );
}
