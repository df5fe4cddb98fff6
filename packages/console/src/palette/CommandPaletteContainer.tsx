import { lazy, startTransition, useCallback, Suspense, useEffect, useRef, useState } from 'react';

import { fetchPart } from '../fetchPart.ts';
import { isSwitchedOn } from '../navigation/isSwitchedOn.ts';
import { buildPath, matchRoute } from '../navigation/paths.ts';
import type { RouteId } from '../navigation/routes.ts';
import { useChangePreferences, usePreferences } from '../preferences/usePreferences.ts';
import { useConsole, useCurrentTeam, useLocation } from '../provider/useConsole.ts';
import { shellNavigation } from '../shell/shellNavigation.ts';
import { ShortcutKeys } from '../shortcuts/ShortcutKeys.tsx';
import { isPageShortcut, shortcuts } from '../shortcuts/shortcuts.ts';
import type { ShortcutId } from '../shortcuts/shortcuts.ts';
import { useAfterEarly } from '../shell/useAfterEarly.ts';
import type { Early } from '../shell/useEarly.ts';
import { useShortcutKeys } from '../shortcuts/useShortcutKeys.ts';
import type { EarlyKeys } from '../shortcuts/useEarlyKeys.ts';
import { focusSearch, pressCreate } from './onPage.ts';
import * as styles from './SearchButton.css.ts';
import { SearchButton } from './SearchButton.tsx';

const fetchPalette = () => import('./PaletteOverlay.tsx');
const fetchAhead = () => void fetchPalette().catch(() => {});
const PaletteOverlay = lazy(async () => ({
  default: (await fetchPart(fetchPalette)).PaletteOverlay,
}));
const ShortcutSheet = lazy(async () => ({
  default: (await fetchPart(() => import('../shortcuts/ShortcutSheet.tsx'))).ShortcutSheet,
}));

const paletteKeys = (
  <span className={styles.keys} aria-hidden="true">
    <ShortcutKeys keys={shortcuts.palette.keys} />
  </span>
);

type Opened = 'palette' | 'sheet';

/** Props of {@link CommandPaletteContainer}. */
export interface CommandPaletteContainerProps {
  /** Whether the host shows a page; no command and no key leads to another. */
  hasPage: (id: RouteId) => boolean;
  /** What was done to its button before it was there: pressed, it opens at once. @default nothing */
  early?: Early | undefined;
  /** Keys pressed before it was there. @default none */
  earlyKeys?: EarlyKeys | undefined;
}

/**
 * The command palette behind its button and Mod+K, all other shortcuts, and the sheet that lists them.
 *
 * The shell has one. A host that embeds screens without the shell may mount it once, anywhere in its
 * `ConsoleProvider`; keys are heard while the focus is in that console or nowhere. `features.palette` and
 * `features.shortcuts` switch its parts off.
 */
export function CommandPaletteContainer({
  hasPage,
  early,
  earlyKeys,
}: CommandPaletteContainerProps) {
  const { features, navigation } = useConsole();
  const { singleKeys } = usePreferences();
  const changePreferences = useChangePreferences();
  const match = matchRoute(useLocation().pathname);
  const team = useCurrentTeam();
  const place = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState<Opened>();
  const [isMounted, setMounted] = useState(false);
  const isShown = useCallback(
    (id: RouteId) => hasPage(id) && isSwitchedOn(id, features),
    [hasPage, features],
  );

  const openPalette = useCallback(() => {
    setMounted(true);
    setOpen('palette');
  }, []);
  const button = useAfterEarly(early, openPalette);
  const followPalette = useCallback((isOpen: boolean) => setOpen(after('palette', isOpen)), []);
  const followSheet = useCallback((isOpen: boolean) => setOpen(after('sheet', isOpen)), []);
  const openSheet = useCallback(() => setOpen('sheet'), []);

  function goTo(page: RouteId): boolean {
    if (!isShown(page)) return false;
    const links = shellNavigation(match ?? { id: 'home', params: {} }, isShown, team ?? undefined);
    const to =
      page === 'home'
        ? buildPath('home')
        : [...links.team, ...links.app].find(({ id }) => id === page)?.to;
    if (to !== undefined) navigation.navigate(to);
    return to !== undefined;
  }

  function act(id: ShortcutId, root: Element): boolean {
    if (isPageShortcut(id)) return goTo(id);
    switch (id) {
      case 'palette':
        if (open === 'palette') setOpen(undefined);
        else if (features.palette) openPalette();
        return features.palette;
      case 'sheet':
        setOpen('sheet');
        return true;
      case 'search':
        return focusSearch(root);
      case 'create':
        return pressCreate(root);
    }
  }

  useShortcutKeys({
    earlyKeys,
    within: place,
    isOn: features.shortcuts,
    hasSingleKeys: singleKeys,
    isPaletteOpen: open === 'palette',
    onShortcut: act,
  });
  useEffect(() => {
    if (!features.palette) return undefined;
    // A wish for it may come by key, without a warning.
    let isGone = false;
    const timer = setTimeout(() => {
      fetchPalette().then(
        () => !isGone && startTransition(() => setMounted(true)),
        () => {},
      );
    }, idleMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [features.palette]);

  return (
    <span ref={place}>
      {features.palette && (
        <SearchButton
          ref={button}
          keys={features.shortcuts && paletteKeys}
          onIntent={fetchAhead}
          onPress={openPalette}
        />
      )}
      <Suspense>
        {isMounted && (
          <PaletteOverlay
            isOpen={open === 'palette'}
            onOpenChange={followPalette}
            buttonRef={button}
            hasPage={isShown}
            onShowShortcuts={features.shortcuts ? openSheet : undefined}
          />
        )}
      </Suspense>
      <Suspense>
        {open === 'sheet' && (
          <ShortcutSheet
            isOpen
            onOpenChange={followSheet}
            hasPage={isShown}
            hasSingleKeys={singleKeys}
            onSingleKeysChange={(isOn) => changePreferences({ singleKeys: isOn })}
          />
        )}
      </Suspense>
    </span>
  );
}

/** What is open, once one of both has opened or closed. */
const after = (what: Opened, isOpen: boolean) => (now: Opened | undefined) =>
  isOpen ? what : now === what ? undefined : now;

/** How long after the page the palette's code is fetched, in milliseconds. */
const idleMs = 2000;
