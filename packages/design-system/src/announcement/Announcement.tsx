import { useEffect, useRef } from 'react';

import { VisuallyHidden } from '../visually-hidden/index.ts';

/** Pause after the last change, in milliseconds: a screen reader first echoes the typed key. */
const delay = 500;

/** Props of {@link Announcement}. */
export interface AnnouncementProps {
  /** One sentence; '' while there is none, or it is not known yet. */
  text: string;
  /**
   * Cause of the announcement, such as the text of a search. Each is announced once, however often the text changes: a
   * text that only says to wait needs another trigger than the result after it.
   * @default the text
   */
  trigger?: string;
}

/**
 * Announces a result to screen reader users, politely and once: half a second after the last change. Keep it mounted,
 * because a screen reader only announces changes of an existing live region.
 */
export function Announcement({ text, trigger = text }: AnnouncementProps) {
  const region = useRef<HTMLSpanElement>(null);
  const announced = useRef<string>(undefined);

  useEffect(() => {
    const { current: element } = region;
    if (text !== '' && announced.current === trigger) return undefined;
    announced.current = undefined;
    element?.replaceChildren();
    if (text === '') return undefined;
    const timer = setTimeout(() => {
      announced.current = trigger;
      element?.replaceChildren(text);
    }, delay);
    return () => clearTimeout(timer);
  }, [text, trigger]);

  return <VisuallyHidden ref={region} role="status" />;
}
