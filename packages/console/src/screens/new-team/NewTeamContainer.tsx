import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { ReactNode } from 'react';

import { teamMutations } from '../../api/teams.ts';
import { useErrorToast } from '../../ui/useReportFailure.ts';
import { useDraft } from '../../ui/form/useDraft.ts';
import { commonMessages } from '../../runtime/messages/en/common.ts';
import { newTeamMessages } from '../../runtime/messages/en/newTeam.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useLinkTo } from '../../runtime/navigation/hostPages.ts';
import { buildPath } from '../../runtime/navigation/paths.ts';
import { useApi, useConsole, useHost } from '../../runtime/useConsole.ts';
import { useIsMounted } from '../../ui/useIsMounted.ts';
import { NewTeamScreen } from './NewTeamScreen.tsx';
import type { NameFormValues } from '../../ui/nameFormSchema.ts';
import { usePageSlots } from '../../runtime/slots.ts';

const draftSchema = /* @__PURE__ */ z.object({ name: z.optional(z.string()) });

/** New Team with the platform, if the feature `teamCreation` is on. */
export function NewTeamContainer(): ReactNode {
  const linkTo = useLinkTo();
  const { navigation } = useConsole();
  const { features, toast } = useHost();
  const isHere = useIsMounted();
  const common = useMessages(commonMessages);
  const messages = useMessages(newTeamMessages);
  const api = useApi();
  const { mutateAsync: create } = useMutation({
    ...teamMutations(api).create(),
    ...useErrorToast('create team'),
  });
  const draft = useDraft<NameFormValues>('new-team', draftSchema);

  async function createAndGo(name: string) {
    const { slug } = await create(name);
    // Back leads to where the form was opened, not to an empty one.
    if (isHere()) navigation.navigate(buildPath('apps', { teamSlug: slug }), { replace: true });
    else toast.success({ title: common.successTitle, description: messages.done(name) });
  }

  return (
    <NewTeamScreen
      slots={usePageSlots('newTeam', {})}
      onCreate={features.teamCreation ? createAndGo : undefined}
      allTeamsHref={linkTo('allTeams')}
      draft={draft}
    />
  );
}

export default NewTeamContainer;
