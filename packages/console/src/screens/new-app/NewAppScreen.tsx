import { Card, CardBody, Page } from '@quayside/design-system';

import type { Draft } from '../../form/useDraft.ts';
import { newAppMessages } from '../../messages/en/newApp.ts';
import { pagesMessages } from '../../messages/en/pages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { NameForm } from '../shared/NameForm.tsx';
import type { NameFormValues } from '../shared/NameForm.tsx';

/** What Create New App shows and does. */
export interface NewAppScreenProps {
  /** Creates it. Throws a `FieldRefusal` where the name is taken. */
  onCreate: (name: string) => Promise<void>;
  /** Where giving up leads. */
  appsHref: string;
  /** Where what is typed waits. @default nowhere */
  draft?: Draft<NameFormValues> | undefined;
}

/** Gives a new app its name. */
export function NewAppScreen({ onCreate, appsHref, draft }: NewAppScreenProps) {
  const messages = useMessages(newAppMessages);
  const pages = useMessages(pagesMessages);
  return (
    <Page title={pages.newApp} width="small">
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
    </Page>
  );
}
