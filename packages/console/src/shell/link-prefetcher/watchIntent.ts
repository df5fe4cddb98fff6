import { savesData } from './savesData.ts';

/** Time that a pointer or the focus rests on a link before it counts as intent, in milliseconds. */
const restMs = 65;

interface WatchIntentOptions {
  /** Element whose links are watched. */
  root: HTMLElement;
  /** Called with the `href` of a link that the user is about to follow. */
  onIntent: (href: string, intent: Intent) => void;
  /** Called when the intent ends. */
  onLeave?: () => void;
}

/** Kind of intent: a pointer or the focus rests on a link, or a finger touches it, which may also scroll. */
export type Intent = 'pointer' | 'focus' | 'touch';

/**
 * Detects the intent to follow a link: a pointer or focus rests on it, or a finger touches it. Does nothing on a slow
 * connection or when the user saves data.
 * @returns a function that stops it
 */
export function watchIntent({ root, onIntent, onLeave }: WatchIntentOptions): () => void {
  const listening = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hovered: Element | null = null;

  const rest = ({ target, type }: Event) => {
    const link = linkAt(target);
    if (link === hovered && type !== 'touchstart') return;
    clearTimeout(timer);
    if (hovered !== null && link !== hovered) onLeave?.();
    hovered = link;
    const href = link?.getAttribute('href');
    if (href === null || href === undefined || savesData()) return;
    if (type === 'touchstart') onIntent(href, 'touch');
    else {
      const intent = type === 'focusin' ? 'focus' : 'pointer';
      timer = setTimeout(() => onIntent(href, intent), restMs);
    }
  };
  const options = { signal: listening.signal, passive: true, capture: true };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    root.addEventListener(type, rest, options);
  }
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}

function linkAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('a[href]') : null;
}
