import { appEndpoints } from '@quayside/api-contract';
import * as z from 'zod/mini';
import type { ReactNode } from 'react';

import { bindQuery } from '../../data/ApiQuery.ts';
import { scopedKey } from '../../data/scopedKey.ts';
import { teamQueries } from '../../data/teams.ts';
import { useReportedWrite } from '../../data/useReportedWrite.ts';
import { useLoadable } from '../../data/useLoadable.ts';
import { useDraft } from '../../form/useDraft.ts';
import { FieldRefusal } from '../../form/useForm.ts';
import { commonMessages } from '../../messages/en/common.ts';
import { newAppMessages } from '../../messages/en/newApp.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { buildPath } from '../../navigation/paths.ts';
import { useConsoleWithQueries } from '../../data/useConsoleWithQueries.ts';
import { slugOf } from '../shared/slugOf.ts';
import { useIsHere } from '../shared/useIsHere.ts';
import { throwIfFailed } from '../shared/throwIfFailed.ts';
import { NewAppScreen } from './NewAppScreen.tsx';
import type { NameFormValues } from '../shared/NameForm.tsx';

/** Which team the app is for. */
export interface NewAppContainerProps {
  teamSlug: string;
}

const draftSchema = /* @__PURE__ */ z.object({ name: z.optional(z.string()) });

/** Create New App over the platform. */
export function NewAppContainer({ teamSlug }: NewAppContainerProps): ReactNode {
  const console = useConsoleWithQueries();
  const { client, navigation, queryClient, toast } = console;
  const reported = useReportedWrite();
  const isHere = useIsHere();
  const common = useMessages(commonMessages);
  const messages = useMessages(newAppMessages);
  throwIfFailed(useLoadable(teamQueries.bySlug(teamSlug)));
  const draft = useDraft<NameFormValues>(`new-app/${teamSlug}`, draftSchema);

  async function create(name: string) {
    const team = await queryClient.fetchQuery(bindQuery(console, teamQueries.bySlug(teamSlug)));
    const slug = slugOf(name);
    // The platform takes the name all the same, with something added to its address: nobody wants that by mistake.
    const same = await client.call(appEndpoints.listApps, {
      query: { team_id: team.id, slug, limit: 1 },
    });
    if (slug !== '' && same.count > 0) throw new FieldRefusal({ name: messages.taken(team.name) });
    const app = await client.call(appEndpoints.createApp, { body: { name, team_id: team.id } });
    await queryClient.invalidateQueries({
      queryKey: scopedKey(console, ['apps', 'list', team.id]),
    });
    // Back leads to where the form was opened, not to an empty one.
    if (isHere())
      navigation.navigate(buildPath('general', { teamSlug, appSlug: app.slug }), { replace: true });
    else toast.success({ title: common.successTitle, description: messages.done(app.name) });
  }

  return (
    <NewAppScreen
      onCreate={reported('create app', create)}
      appsHref={buildPath('apps', { teamSlug })}
      draft={draft}
    />
  );
}

export default NewAppContainer;
