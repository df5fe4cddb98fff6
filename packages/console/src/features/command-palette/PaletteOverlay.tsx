import { Kbd, useClipboard, useTheme } from '@quayside/design-system';
import { CommandPalette } from '@quayside/design-system/command-palette';
import type { Command, CommandChoice } from '@quayside/design-system/command-palette';
import { useQuery } from '@tanstack/react-query';
import { memo, startTransition, useMemo, useState } from 'react';

import { useReportFailure } from '../../ui/useReportFailure.ts';
import { usePinnedApps } from '../../api/usePinnedApps.ts';
import { userQueries } from '../../api/users.ts';
import { commonMessages } from '../../runtime/messages/en/common.ts';
import { paletteMessages } from '../../runtime/messages/en/shell.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { requestAction, requestFieldFocus } from '../../ui/fieldFocus.ts';
import {
  useApi,
  useLocation,
  useLogout,
  useNavigation,
  useSession,
  useToaster,
} from '../../runtime/useConsole.ts';
import { locationOf } from '../../runtime/navigation/paths.ts';
import { useChangePreferences } from '../../runtime/preferences/usePreferences.ts';
import { actionShortcuts } from '../shortcuts/shortcuts.ts';
import { firstIdsOf, pinnedIdsOf } from './firstIdsOf.ts';
import { RedeployFlow } from './RedeployFlow.tsx';
import type { RedeployPlan } from './RedeployFlow.tsx';
import { usePaletteCommands } from './usePaletteCommands.ts';
import { usePaletteResources } from './usePaletteResources.ts';
import { usePlanRedeploy } from './usePlanRedeploy.ts';
import { useRecentCommands } from './useRecentCommands.ts';

/** Props of {@link PaletteOverlay}. */
export interface PaletteOverlayProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Focuses the palette's button if nothing has focus, so that a dialog that was opened from here restores it. */
  focusButton: () => void;
  /** Without it there is no sheet of shortcuts. */
  onShowShortcuts?: (() => void) | undefined;
}

/** Maximum number of rendered commands: two views of them. */
const maxResults = 24;

/** The palette with all commands of the console, and what follows from them. */
const PaletteOverlay = memo(function PaletteOverlay({
  isOpen,
  onOpenChange,
  focusButton,
  onShowShortcuts,
}: PaletteOverlayProps) {
  const messages = useMessages(paletteMessages);
  const common = useMessages(commonMessages);
  const { root } = useTheme();
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const toast = useToaster();
  const reportFailure = useReportFailure();
  const { copy, manualCopy } = useClipboard();
  const session = useSession();
  const changePreferences = useChangePreferences();
  const logOut = useLogout();
  const planRedeploy = usePlanRedeploy();
  const [isTyped, setTyped] = useState(false);
  const [asked, setAsked] = useState<{ plan: RedeployPlan; count: number }>();
  const api = useApi();
  const personId = useQuery({ ...userQueries(api).me(), enabled: isOpen }).data?.id;
  const { recentIds, remember } = useRecentCommands(personId);
  const things = usePaletteResources(isOpen, isTyped);
  if (!isOpen && isTyped) setTyped(false);
  const appOf = (appId: string) => things.apps.find(({ id }) => id === appId);

  async function redeploy(appId: string) {
    const app = appOf(appId);
    if (app === undefined) return;
    const topic = `plan redeploy ${appId}`;
    try {
      const next = await planRedeploy(app);
      toast.dismiss?.(topic);
      if (next === undefined) {
        toast.error({
          title: common.errorTitle,
          description: messages.redeploy.none(app.name),
          topic,
        });
        return;
      }
      focusButton();
      setAsked((before) => ({ plan: next, count: (before?.count ?? 0) + 1 }));
    } catch (error) {
      reportFailure(error, topic);
    }
  }

  async function copyUrl(appId: string) {
    const url = appOf(appId)?.url ?? '';
    if (!(await copy(url))) return;
    toast.success({
      title: common.successTitle,
      description: messages.copyUrl.copied(url),
      topic: 'copy',
    });
  }

  const { pins } = usePinnedApps();
  const { apps, deployments } = things;
  // The same while nothing has changed: opening then renders nothing again.
  const pinnedIds = useMemo(() => pinnedIdsOf(pins, apps), [pins, apps]);
  const firstIds = useMemo(
    () => firstIdsOf(recentIds, { apps, deployments }),
    [recentIds, apps, deployments],
  );
  const hasSheet = onShowShortcuts !== undefined;
  const footer = useMemo(
    () =>
      hasSheet && (
        <>
          <Kbd>{actionShortcuts.sheet.keys[0]}</Kbd> <span>{messages.allShortcuts}</span>
        </>
      ),
    [hasSheet, messages],
  );
  const commands = usePaletteCommands(things, { isOpen, hasSheet, personId });

  function run(chosen: Command, { path, isNewTab }: CommandChoice) {
    const command = commands.find(({ id }) => id === (path[0] ?? chosen).id);
    if (command === undefined) return;
    remember(command.id);
    const { effect } = command;
    if ('run' in effect) {
      effect.run(chosen.id, {
        redeploy: (appId) => void redeploy(appId),
        copyUrl: (appId) => void copyUrl(appId),
        setTheme: session.setTheme,
        changePreferences,
        showShortcuts: () => onShowShortcuts?.(),
        logOut,
      });
    } else if (isNewTab)
      window.open(navigation.href(effect.pathOf(chosen.id)), '_blank', 'noopener');
    else {
      const to = effect.pathOf(chosen.id);
      const isHere = locationOf(to).pathname === pathname;
      if (root !== null && effect.field !== undefined) requestFieldFocus(root, effect.field);
      if (root !== null && effect.action !== undefined) requestAction(root, effect.action, isHere);
      // The query of the page stays where an action of it is pressed.
      if (!isHere || effect.action === undefined) navigation.navigate(to);
    }
  }

  return (
    <>
      <CommandPalette
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        commands={commands}
        pinnedIds={pinnedIds}
        recentIds={firstIds}
        onRun={run}
        // Cached results come first, then a request for more.
        onQueryChange={(query) => startTransition(() => setTyped(query !== ''))}
        isLoading={things.isLooking}
        maxResults={maxResults}
        note={things.appLimit === undefined ? undefined : messages.appLimit(things.appLimit)}
        footer={footer}
      />
      {manualCopy}
      {asked && <RedeployFlow key={asked.count} plan={asked.plan} />}
    </>
  );
});

export default PaletteOverlay;
