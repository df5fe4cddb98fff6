import { Card, CardBody, EmptyState } from '@quayside/design-system';
import { Users } from 'lucide-react';

import { newTeamMessages } from '../../runtime/messages/en/newTeam.ts';
import { pagesMessages } from '../../runtime/messages/en/pages.ts';
import type { Draft } from '../../ui/form/useDraft.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { NameForm } from '../../ui/NameForm.tsx';
import type { NameFormValues } from '../../ui/nameFormSchema.ts';
import type { PageSlots } from '../../runtime/slots.ts';
import { PageWithSlots } from '../../ui/PageWithSlots.tsx';
import { PageLinkButton } from '../../ui/PageLink.tsx';

/** Props of New Team. */
export interface NewTeamScreenProps {
  /** The host's content on the page. @default none */
  slots?: PageSlots | undefined;
  /** Creates it. @default the page says that teams cannot be created here */
  onCreate?: ((name: string) => Promise<void>) | undefined;
  /** Cancel link. */
  allTeamsHref: string | undefined;
  /** Drafts. @default none */
  draft?: Draft<NameFormValues> | undefined;
}

/** Form that creates a team. */
export function NewTeamScreen({ slots, onCreate, allTeamsHref, draft }: NewTeamScreenProps) {
  const pages = useMessages(pagesMessages);
  const texts = useMessages(newTeamMessages);
  return (
    <PageWithSlots slots={slots} title={pages.newTeam} width="small">
      {onCreate === undefined ? (
        <EmptyState
          icon={<Users />}
          title={texts.off}
          actions={<PageLinkButton href={allTeamsHref}>{texts.allTeams}</PageLinkButton>}
        >
          {texts.offHint}
        </EmptyState>
      ) : (
        <Card>
          <CardBody>
            <NameForm
              title={pages.newTeam}
              labels={texts}
              onCreate={onCreate}
              cancelHref={allTeamsHref}
              draft={draft}
            />
          </CardBody>
        </Card>
      )}
    </PageWithSlots>
  );
}
