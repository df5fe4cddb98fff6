import { Button, Card, Inline, LinkButton, Page, TextField } from '@quayside/design-system';

import { FormView } from '../../form/FormView.tsx';
import { nameError } from '../../form/rules.ts';
import { useForm } from '../../form/useForm.ts';
import type { Draft } from '../../form/useDraft.ts';
import { commonMessages } from '../../messages/en/common.ts';
import { newAppMessages } from '../../messages/en/newApp.ts';
import { pagesMessages } from '../../messages/en/pages.ts';
import { validationMessages } from '../../messages/en/validation.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { slugOf } from '../shared/slugOf.ts';
import * as styles from './NewAppScreen.css.ts';

/** What is typed on Create New App. */
export interface NewAppValues {
  name: string;
}

/** What Create New App shows and does. */
export interface NewAppScreenProps {
  /** Creates it. Throws a `FieldRefusal` where the name is taken. */
  onCreate: (name: string) => Promise<void>;
  /** Where giving up leads. */
  appsHref: string;
  /** Where what is typed waits. @default nowhere */
  draft?: Draft<NewAppValues> | undefined;
}

/** Gives a new app its name. */
export function NewAppScreen({ onCreate, appsHref, draft }: NewAppScreenProps) {
  const common = useMessages(commonMessages);
  const messages = useMessages(newAppMessages);
  const pages = useMessages(pagesMessages);
  const validation = useMessages(validationMessages);
  const form = useForm<NewAppValues>({
    initial: { name: '' },
    check: ({ name }) => ({ name: nameError(name, validation) }),
    onSubmit: ({ name }) => onCreate(name.trim()),
    draft,
  });
  const slug = slugOf(form.values.name);

  return (
    <Page title={pages.newApp} width="small">
      <Card>
        <div className={styles.body}>
          <FormView form={form} refusalTitle={common.errorTitle}>
            <TextField
              label={messages.name}
              name="name"
              autoComplete="off"
              description={slug === '' ? messages.addressHint : messages.address(slug)}
              value={form.values.name}
              onChange={(name) => form.change({ name })}
            />
            <Inline gap={2}>
              <Button type="submit" variant="primary" isPending={form.isPending}>
                {messages.create}
              </Button>
              <LinkButton href={appsHref} variant="ghost">
                {common.cancel}
              </LinkButton>
            </Inline>
          </FormView>
        </div>
      </Card>
    </Page>
  );
}
