import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

import { elementsOfEvent, isOnBody } from '../../ui/elementsOfEvent.ts';
import { isComposing } from '../shortcuts/isComposing.ts';
import { useIsApple } from '../shortcuts/useIsApple.ts';

interface SaveKeysOptions {
  onSave: () => void;
  onSaveAndRedeploy: (() => void) | undefined;
}

/**
 * Saves on Mod+S, and saves and redeploys on Mod+Enter, wherever focus is on the page around `within`. A dialog
 * keeps its keys. Returns the keys in the format of `aria-keyshortcuts`.
 */
export function useSaveKeys(
  within: RefObject<Element | null>,
  { onSave, onSaveAndRedeploy }: SaveKeysOptions,
): { save: string; saveAndRedeploy: string } {
  const isApple = useIsApple();
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isForPage(event, within.current) || !hasMod(event, isApple)) return;
    const isSave = event.key.toLowerCase() === 's' || event.code === 'KeyS';
    const action = isSave ? onSave : event.key === 'Enter' ? onSaveAndRedeploy : undefined;
    if (action === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) action();
  });
  useEffect(() => {
    const page = within.current?.ownerDocument;
    const listener = (event: KeyboardEvent) => handleKey(event);
    // Fields stop the propagation of their key events.
    page?.addEventListener('keydown', listener, true);
    return () => page?.removeEventListener('keydown', listener, true);
  }, [within]);
  const mod = isApple ? 'Meta' : 'Control';
  return { save: `${mod}+S`, saveAndRedeploy: `${mod}+Enter` };
}

function isForPage(event: KeyboardEvent, bar: Element | null): boolean {
  const root = bar?.closest('.qs-root');
  // The bar of a hidden tab keeps its changes.
  if (isComposing(event) || !root || bar?.checkVisibility() === false) return false;
  const elements = isOnBody(event, root) ? [] : elementsOfEvent(event, root);
  return elements?.some((element) => element.matches('[role*="dialog"]')) === false;
}

function hasMod({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent, isApple: boolean): boolean {
  const [isMod, isOther] = isApple ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return isMod && !isOther && !altKey && !shiftKey;
}
