import { Button, Inline, LinkButton, TextField } from '@quayside/design-system';

import { FormView } from './form/FormView.tsx';
import { nameError } from './form/rules.ts';
import type { Draft } from './form/useDraft.ts';
import { useForm } from './form/useForm.ts';
import { commonMessages, validationMessages } from '../runtime/messages/en/common.ts';
import { useMessages } from '../runtime/messages/useMessages.ts';
import { slugOf } from './slugOf.ts';

/** Form values of a new object with a name and a slug. */
export interface NameFormValues {
  name: string;
}

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
  /** Makes it. Throws a `FieldRefusal` where the name is taken. */
  onCreate: (name: string) => Promise<void>;
  /** Cancel link. */
  cancelHref: string;
  /** Drafts. @default none */
  draft?: Draft<NameFormValues> | undefined;
}

/** Gives something new its name, and shows the address that comes of it. */
export function NameForm({ title, labels, onCreate, cancelHref, draft }: NameFormProps) {
  const common = useMessages(commonMessages);
  const validation = useMessages(validationMessages);
  const form = useForm<NameFormValues>({
    initial: { name: '' },
    check: ({ name }) => ({ name: nameError(name, validation) }),
    onSubmit: ({ name }) => onCreate(name.trim()),
    draft,
  });
  const slug = slugOf(form.values.name);
  return (
    <FormView label={title} form={form} refusalTitle={common.errorTitle}>
      <TextField
        label={labels.name}
        name="name"
        autoComplete="off"
        description={slug === '' ? labels.addressHint : labels.address(slug)}
        value={form.values.name}
        onChange={(name) => form.change({ name })}
      />
      <Inline gap={2}>
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {labels.create}
        </Button>
        <LinkButton href={cancelHref} variant="ghost">
          {common.cancel}
        </LinkButton>
      </Inline>
    </FormView>
  );
}
