import * as z from 'zod/mini';

import { useTeamChanges } from '../../data/useTeamChanges.ts';
import { useDraft } from '../../form/useDraft.ts';
import { buildPath } from '../../navigation/paths.ts';
import { useConsole } from '../../provider/useConsole.ts';
import { NewTeamScreen } from './NewTeamScreen.tsx';
import type { NameFormValues } from '../shared/NameForm.tsx';

const draftSchema = /* @__PURE__ */ z.object({ name: z.optional(z.string()) });

/** New Team over the platform, where the feature `teamCreation` is on. */
export function NewTeamContainer() {
  const { features, navigation } = useConsole();
  const { create } = useTeamChanges();
  const draft = useDraft<NameFormValues>('new-team', draftSchema);

  async function createAndGo(name: string) {
    const { slug } = await create(name);
    navigation.navigate(buildPath('apps', { teamSlug: slug }));
  }

  return (
    <NewTeamScreen
      onCreate={features.teamCreation ? createAndGo : undefined}
      allTeamsHref={buildPath('allTeams')}
      draft={draft}
    />
  );
}
