import { useMutation, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { ReactNode } from 'react';

import { appMutations } from '../../api/apps.ts';
import { teamQueries } from '../../api/teams.ts';
import { NameTakenError } from '../../api/NameTakenError.ts';
import { toLoadable } from '../../api/toLoadable.ts';
import { useErrorToast } from '../../ui/useReportFailure.ts';
import { useDraft } from '../../ui/form/useDraft.ts';
import { FieldValidationError } from '../../ui/form/FieldValidationError.ts';
import { commonMessages } from '../../runtime/messages/en/common.ts';
import { newAppMessages } from '../../runtime/messages/en/newApp.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useLinkTo } from '../../runtime/navigation/hostPages.ts';
import { buildPath } from '../../runtime/navigation/paths.ts';
import { useApi, useConsole, useHost } from '../../runtime/useConsole.ts';
import { slugOf } from '../../ui/slugOf.ts';
import { useIsMounted } from '../../ui/useIsMounted.ts';
import { throwIfFailed } from '../../ui/throwIfFailed.ts';
import { NewAppScreen } from './NewAppScreen.tsx';
import type { NameFormValues } from '../../ui/nameFormSchema.ts';
import { usePageSlots } from '../../runtime/slots.ts';

/** Path parameters of Create New App. */
export interface NewAppContainerProps {
  teamSlug: string;
}

const draftSchema = /* @__PURE__ */ z.object({ name: z.optional(z.string()) });

/** Create New App with the platform's data. */
export function NewAppContainer({ teamSlug }: NewAppContainerProps): ReactNode {
  const linkTo = useLinkTo();
  const { navigation } = useConsole();
  const { toast } = useHost();
  const api = useApi();
  const { mutateAsync: createApp } = useMutation({
    ...appMutations(api).create(),
    ...useErrorToast('create app'),
  });
  const isHere = useIsMounted();
  const common = useMessages(commonMessages);
  const messages = useMessages(newAppMessages);
  throwIfFailed(toLoadable(useQuery(teamQueries(api).bySlug(teamSlug))));
  const draft = useDraft<NameFormValues>(`new-app/${teamSlug}`, draftSchema);

  async function create(name: string) {
    const app = await createApp({ teamSlug, name, slug: slugOf(name) }).catch((error: unknown) => {
      throw error instanceof NameTakenError
        ? new FieldValidationError({ name: messages.taken(error.teamName) })
        : error;
    });
    // Back leads to where the form was opened, not to an empty one.
    if (isHere())
      navigation.navigate(buildPath('general', { teamSlug, appSlug: app.slug }), { replace: true });
    else toast.success({ title: common.successTitle, description: messages.done(app.name) });
  }

  return (
    <NewAppScreen
      slots={usePageSlots('newApp', { teamSlug })}
      onCreate={create}
      appsHref={linkTo('apps', { teamSlug })}
      draft={draft}
    />
  );
}

export default NewAppContainer;
