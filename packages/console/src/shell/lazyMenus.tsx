import { Avatar, Button, IconButton, VisuallyHidden } from '@quayside/design-system';
import { SunMoon } from 'lucide-react';
import { lazy, memo, Suspense, useSyncExternalStore } from 'react';
import type { ComponentProps } from 'react';

import { followedOf } from '../dock/followed.ts';
import { fetchPart } from '../fetchPart.ts';
import { idleTime } from '../idleTime.ts';
import { shellMessages } from '../messages/en/shell.ts';
import { useMessages } from '../messages/useMessages.ts';
import { ComingPalette } from '../palette/ComingPalette.tsx';
import { useConsole } from '../provider/useConsole.ts';
import * as accountStyles from './AccountMenu.css.ts';
import { TeamButtonContent } from './TeamButtonContent.tsx';
import * as teamStyles from './TeamSwitcher.css.ts';
import { useEarly } from './useEarly.ts';
import { useSayCodeIsMissing } from './useSayCodeIsMissing.ts';

// Menus are a quarter of the shell's weight, and nobody opens one before the page is there: their code comes
// after it, and until then their buttons stand in their places. Which of them is pressed meanwhile, opens then;
// which has the focus, keeps it.
const menus = async () => {
  await idleTime();
  return fetchPart(() => import('./ShellMenus.tsx'));
};
const TeamSwitcher = lazy(async () => ({ default: (await menus()).TeamSwitcher }));
const ThemeMenu = lazy(async () => ({ default: (await menus()).ThemeMenu }));
const ConnectionNotice = lazy(async () => ({ default: (await menus()).ConnectionNotice }));
const ReadAheadOfLinks = lazy(async () => ({ default: (await menus()).ReadAheadOfLinks }));
const CommandPalette = lazy(async () => ({ default: (await menus()).CommandPaletteContainer }));
const UnsavedGuard = lazy(async () => ({ default: (await menus()).UnsavedGuard }));
const AccountMenu = lazy(async () => ({ default: (await menus()).AccountMenu }));

const DeploymentDock = lazy(async () => {
  const { DeploymentDockContainer } = await fetchPart(
    () => import('../dock/DeploymentDockContainer.tsx'),
  );
  return { default: DeploymentDockContainer };
});

/** The dock of followed deployments, fetched when there is one. */
export function LazyDeploymentDock(props: ComponentProps<typeof DeploymentDock>) {
  const { get, subscribe } = followedOf(useConsole());
  const isWanted = useSyncExternalStore(subscribe, get, get).length > 0;
  return (
    isWanted && (
      <Suspense>
        <DeploymentDock {...props} />
      </Suspense>
    )
  );
}

/** What hears that a button was pressed whose code cannot be fetched. */
interface MayBeUnreachable {
  onUnreachable: (() => void) | undefined;
}

/** The team switcher, as a button until its menu is there. */
export const LazyTeamSwitcher = memo(function LazyTeamSwitcher({
  onUnreachable,
  ...props
}: ComponentProps<typeof TeamSwitcher> & MayBeUnreachable) {
  const [early, events] = useEarly(onUnreachable);
  return (
    <div className={teamStyles.place}>
      <Suspense
        fallback={
          <Button
            variant="secondary"
            className={teamStyles.button}
            aria-haspopup="dialog"
            {...events}
          >
            <TeamButtonContent team={props.current} />
          </Button>
        }
      >
        <TeamSwitcher {...props} early={early} />
      </Suspense>
    </div>
  );
});

/** The theme's menu, as a button until it is there. */
export const LazyThemeMenu = memo(function LazyThemeMenu({
  onUnreachable,
  ...props
}: ComponentProps<typeof ThemeMenu> & MayBeUnreachable) {
  const messages = useMessages(shellMessages);
  const [early, events] = useEarly(onUnreachable);
  return (
    <Suspense
      fallback={
        <IconButton
          label={messages.theme}
          variant="ghost"
          size="sm"
          aria-haspopup="menu"
          {...events}
        >
          <SunMoon size={16} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      }
    >
      <ThemeMenu {...props} early={early} />
    </Suspense>
  );
});

/** The command palette and all shortcuts. Who asks for it before it is there, has it open once it is. */
export const LazyCommandPalette = memo(function LazyCommandPalette({
  hasPage,
  earlyKeys,
}: Pick<ComponentProps<typeof CommandPalette>, 'hasPage' | 'earlyKeys'>) {
  const { features } = useConsole();
  const [early, events] = useEarly(useSayCodeIsMissing());
  return (
    <Suspense fallback={features.palette && <ComingPalette events={events} />}>
      <CommandPalette hasPage={hasPage} early={early} earlyKeys={earlyKeys} />
    </Suspense>
  );
});

/** The account's menu, as a button until it is there. */
export const LazyAccountMenu = memo(function LazyAccountMenu({
  onUnreachable,
  ...props
}: ComponentProps<typeof AccountMenu> & MayBeUnreachable) {
  const messages = useMessages(shellMessages);
  const name = props.user.full_name ?? props.user.email;
  const [early, events] = useEarly(onUnreachable);
  return (
    <Suspense
      fallback={
        <Button variant="ghost" className={accountStyles.button} aria-haspopup="menu" {...events}>
          <Avatar name={name} />
          <VisuallyHidden>{messages.accountMenu(name)}</VisuallyHidden>
        </Button>
      }
    >
      <AccountMenu {...props} early={early} />
    </Suspense>
  );
});

/** The notice of a platform that cannot be reached. It comes with the menus, ahead of when it is needed. */
export function LazyConnectionNotice(props: ComponentProps<typeof ConnectionNotice>) {
  return (
    <Suspense>
      <ConnectionNotice {...props} />
    </Suspense>
  );
}

/** What works unseen beside every page: fetching ahead of links, asking before something is lost. */
export function LazyHelpers(props: ComponentProps<typeof ReadAheadOfLinks>) {
  return (
    <Suspense>
      <ReadAheadOfLinks {...props} />
      <UnsavedGuard />
    </Suspense>
  );
}
