import { isFocusLost, useTheme } from '@quayside/design-system';
import {
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ReactNode } from 'react';

import { browserNetwork } from '../../runtime/browserNetwork.ts';
import { matchPage, pathIfKnown } from '../../runtime/navigation/paths.ts';
import type { PageId } from '../../runtime/navigation/paths.ts';
import { useChangePreferences, usePreferences } from '../../runtime/preferences/usePreferences.ts';
import { useConsole, useCurrentTeam, useHost, useLocation } from '../../runtime/useConsole.ts';
import { lazyWithPreload } from '../../runtime/lazyWithPreload.tsx';
import { MissingCodeError } from '../../runtime/MissingCodeError.ts';
import { useReportFailure } from '../../ui/useReportFailure.ts';
import { ShortcutKeys } from '../shortcuts/ShortcutKeys.tsx';
import { actionShortcuts, isAction } from '../shortcuts/shortcuts.ts';
import type { ShortcutId } from '../shortcuts/shortcuts.ts';
import { useShortcutKeys } from '../shortcuts/useShortcutKeys.ts';
import { focusSearch, pressCreate } from './onPage.ts';
import * as styles from './SearchButton.css.ts';
import { RailSearchButton, SearchButton } from './SearchButton.tsx';

const PaletteOverlay = lazyWithPreload(() => import('./PaletteOverlay.tsx'));
const ShortcutSheet = lazyWithPreload(() => import('../shortcuts/ShortcutSheet.tsx'));
const preloads = { palette: PaletteOverlay.preload, sheet: ShortcutSheet.preload } as const;

type Overlay = keyof typeof preloads;

const keysIn = (className?: string) => (
  <span className={className} aria-hidden="true">
    <ShortcutKeys keys={actionShortcuts.palette.keys} />
  </span>
);
const paletteKeys = keysIn(styles.keys);
const railKeys = keysIn();

/** Milliseconds after the first render until the palette's code is preloaded. */
const preloadAfterMs = 2000;

/** Milliseconds after which code that loads while the browser is offline is reported as missing. */
const slowMs = 1000;

/** Milliseconds for which a shortcut waits for a page that is loading. */
const maxShortcutWaitMs = 3000;

interface CommandPaletteOptions {
  /** Whether the page that shortcuts act on is shown. Until then they wait, the palette's and the sheet's aside. @default true */
  isPageVisible?: boolean;
}

/** The palette's buttons, and what they open. */
interface CommandPaletteParts {
  button: ReactNode;
  /** Buttons of a shell: one in its rail, and one in its top bar where the rail is a drawer. */
  ofShell: { rail: ReactNode; topBar: ReactNode };
  /** The palette and the sheet of shortcuts, to render anywhere. */
  overlays: ReactNode;
}

/** Handles all shortcuts. Returns the palette's buttons, and the palette and the sheet of shortcuts. */
export function useCommandPalette({
  isPageVisible = true,
}: CommandPaletteOptions = {}): CommandPaletteParts {
  const { navigation, hasPage } = useConsole();
  const { features } = useHost();
  const { root } = useTheme();
  const { singleKeys } = usePreferences();
  const changePreferences = useChangePreferences();
  const reportFailure = useReportFailure();
  const match = matchPage(useLocation().pathname);
  const team = useCurrentTeam();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const railButtonRef = useRef<HTMLButtonElement>(null);
  /** The overlay that was requested last. It is open once its code is loaded. */
  const [requested, setRequested] = useState<Overlay>();
  const [loaded, setLoaded] = useState<readonly Overlay[]>([]);

  const open = useCallback(
    async (overlay: Overlay) => {
      setRequested(overlay);
      // Offline, the code arrives when the network is back.
      const report = () =>
        reportFailure(new MissingCodeError('Code failed to load.'), 'missing code');
      const timer = browserNetwork.isOnline() ? undefined : setTimeout(report, slowMs);
      try {
        await preloads[overlay]();
        setLoaded(including(overlay));
      } catch {
        setRequested((now) => (now === overlay ? undefined : now));
        report();
      } finally {
        clearTimeout(timer);
      }
    },
    [reportFailure],
  );
  const openPalette = useCallback(() => void open('palette'), [open]);
  const openSheet = useCallback(() => void open('sheet'), [open]);
  const changePalette = useCallback(
    (isOpen: boolean) => setRequested(after('palette', isOpen)),
    [],
  );
  const changeSheet = useCallback((isOpen: boolean) => setRequested(after('sheet', isOpen)), []);

  const preloadPalette = useCallback(() => {
    // A failure is reported when the palette is requested.
    preloads.palette().then(
      () => startTransition(() => setLoaded(including('palette'))),
      () => {},
    );
  }, []);
  useEffect(() => {
    if (!features.palette) return undefined;
    const timer = setTimeout(preloadPalette, preloadAfterMs);
    return () => clearTimeout(timer);
  }, [features.palette, preloadPalette]);

  function goTo(page: PageId): boolean {
    const to = hasPage(page)
      ? pathIfKnown(page, { teamSlug: team ?? undefined, ...match?.params })
      : undefined;
    if (to !== undefined) navigation.navigate(to);
    return to !== undefined;
  }

  function act(id: ShortcutId, consoleRoot: Element): boolean {
    if (!isAction(id)) return goTo(id);
    switch (id) {
      case 'palette':
        if (requested === 'palette') setRequested(undefined);
        else if (features.palette) openPalette();
        return features.palette;
      case 'sheet':
        openSheet();
        return true;
      case 'search':
        return focusSearch(consoleRoot);
      case 'create':
        return pressCreate(consoleRoot);
    }
  }

  const waiting = useRef<{ id: ShortcutId; since: number }>(undefined);
  useShortcutKeys({
    isOn: features.shortcuts,
    hasSingleKeys: singleKeys,
    isPaletteOpen: requested === 'palette',
    onShortcut(id, consoleRoot) {
      if (isPageVisible || id === 'palette' || id === 'sheet') return act(id, consoleRoot);
      waiting.current = { id, since: performance.now() };
      return true;
    },
  });
  const actOnWaiting = useEffectEvent(() => {
    const { id, since = 0 } = waiting.current ?? {};
    waiting.current = undefined;
    if (id && root && performance.now() - since < maxShortcutWaitMs) act(id, root);
  });
  useEffect(() => {
    if (isPageVisible) actOnWaiting();
  }, [isPageVisible]);

  const isPaletteLoaded = loaded.includes('palette');
  const isPending = requested === 'palette' && !isPaletteLoaded;
  const [button, ofShell] = useMemo(() => {
    if (!features.palette) return [undefined, { rail: undefined, topBar: undefined }] as const;
    const props = {
      keys: features.shortcuts && paletteKeys,
      isPending,
      onIntent: preloadPalette,
      onPress: openPalette,
    };
    const inTopBar = <SearchButton ref={buttonRef} {...props} />;
    return [
      inTopBar,
      {
        rail: (
          <RailSearchButton ref={railButtonRef} {...props} keys={features.shortcuts && railKeys} />
        ),
        topBar: <span className={styles.withoutRail}>{inTopBar}</span>,
      },
    ] as const;
  }, [features, isPending, preloadPalette, openPalette]);
  const focusButton = useCallback(() => {
    const { current: visible } = railButtonRef.current?.checkVisibility()
      ? railButtonRef
      : buttonRef;
    if (visible !== null && isFocusLost(visible)) visible.focus();
  }, []);
  const overlays = (
    <>
      {isPaletteLoaded && (
        <PaletteOverlay
          isOpen={requested === 'palette'}
          onOpenChange={changePalette}
          focusButton={focusButton}
          onShowShortcuts={features.shortcuts ? openSheet : undefined}
        />
      )}
      {loaded.includes('sheet') && (
        <ShortcutSheet
          isOpen={requested === 'sheet'}
          onOpenChange={changeSheet}
          hasPage={hasPage}
          hasSingleKeys={singleKeys}
          onSingleKeysChange={(isOn) => changePreferences({ singleKeys: isOn })}
        />
      )}
    </>
  );
  return { button, ofShell, overlays };
}

const including = (overlay: Overlay) => (before: readonly Overlay[]) =>
  before.includes(overlay) ? before : [...before, overlay];

/** The overlay that is requested after one of both has opened or closed. */
const after = (overlay: Overlay, isOpen: boolean) => (now: Overlay | undefined) =>
  isOpen ? overlay : now === overlay ? undefined : now;
