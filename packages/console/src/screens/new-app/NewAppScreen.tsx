import { Card, CardBody } from '@quayside/design-system';

import type { Draft } from '../../ui/form/useDraft.ts';
import { newAppMessages } from '../../runtime/messages/en/newApp.ts';
import { pagesMessages } from '../../runtime/messages/en/pages.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { NameForm } from '../../ui/NameForm.tsx';
import type { NameFormValues } from '../../ui/nameFormSchema.ts';
import type { PageSlots } from '../../runtime/slots.ts';
import { PageWithSlots } from '../../ui/PageWithSlots.tsx';

/** Props of Create New App. */
export interface NewAppScreenProps {
  /** The host's content on the page. @default none */
  slots?: PageSlots | undefined;
  /** Creates it. Throws a `FieldValidationError` if the name is taken. */
  onCreate: (name: string) => Promise<void>;
  /** Cancel link. */
  appsHref: string | undefined;
  /** Drafts. @default none */
  draft?: Draft<NameFormValues> | undefined;
}

/** Form that creates an app. */
export function NewAppScreen({ slots, onCreate, appsHref, draft }: NewAppScreenProps) {
  const messages = useMessages(newAppMessages);
  const pages = useMessages(pagesMessages);
  return (
    <PageWithSlots slots={slots} title={pages.newApp} width="small">
      <Card>
        <CardBody>
          <NameForm
            title={pages.newApp}
            labels={messages}
            onCreate={onCreate}
            cancelHref={appsHref}
            draft={draft}
          />
        </CardBody>
      </Card>
    </PageWithSlots>
  );
}
