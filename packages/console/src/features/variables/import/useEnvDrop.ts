import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';

import { elementsOfEvent, isOnBody } from '../../../ui/elementsOfEvent.ts';

/** Handlers of pasted and dropped text. */
export interface EnvDropOptions {
  /** The drop zone for files. */
  target: RefObject<HTMLElement | null>;
  onText: (text: string) => void;
  onFile: (file: File) => void;
}

/**
 * Handles text that is pasted while no field has focus, and dropped files. Returns whether a file is dragged over the
 * page.
 */
export function useEnvDrop({ target, onText, onFile }: EnvDropOptions): boolean {
  const [isOver, setOver] = useState(false);

  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (target.current === null || !isOutsideFields(event, target.current)) return;
    if (text.trim() === '') return;
    event.preventDefault();
    onText(text);
  });
  const handleDrop = useEffectEvent((event: DragEvent) => {
    const file = event.dataTransfer?.files[0];
    setOver(false);
    if (file === undefined) return;
    event.preventDefault();
    onFile(file);
  });
  const handleOver = useEffectEvent((event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files') !== true) return;
    event.preventDefault();
    setOver(true);
  });

  useEffect(() => {
    const element = target.current;
    const controller = new AbortController();
    const { signal } = controller;
    const leave = (event: DragEvent) => {
      if (!(event.relatedTarget instanceof Node) || !element?.contains(event.relatedTarget)) {
        setOver(false);
      }
    };
    document.addEventListener('paste', (event) => handlePaste(event), { signal });
    element?.addEventListener('dragover', (event) => handleOver(event), { signal });
    element?.addEventListener('dragleave', leave, { signal });
    element?.addEventListener('drop', (event) => handleDrop(event), { signal });
    return () => controller.abort();
  }, [target]);
  return isOver;
}

/** Whether a paste event happened in this element or without focus, but not in a field. */
function isOutsideFields(event: ClipboardEvent, element: HTMLElement): boolean {
  const elements = isOnBody(event, element) ? [] : elementsOfEvent(event, element);
  const fields = 'input, textarea, [contenteditable]';
  return elements?.some((each) => each.matches(fields)) === false;
}
