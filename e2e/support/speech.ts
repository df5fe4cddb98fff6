import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Announcements since the document was opened. */
    spoken?: string[];
  }
}

/** Starts to record what live regions announce to screen reader users. Call it before the page is opened. */
export async function recordSpeech(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const spoken: string[] = [];
    window.spoken = spoken;
    const regions = '[aria-live], [role=status], [role=alert], [role=log], output';
    const hidden = '[aria-hidden=true], [inert]';
    const textOf = (node: Node): string => {
      if (node instanceof Element && node.matches(hidden)) return '';
      if (node.childNodes.length === 0) return node.textContent ?? '';
      // Blocks and controls are separate words.
      return [...node.childNodes].map(textOf).join(' ');
    };
    const politenessOf = (region: Element) =>
      region.getAttribute('aria-live') ??
      (region.getAttribute('role') === 'alert' ? 'assertive' : 'polite');
    const isAtomic = (region: Element) =>
      region.getAttribute('aria-atomic') === 'true' ||
      (!region.hasAttribute('aria-atomic') &&
        region.matches('[role=status], [role=alert], output'));
    const observer = new MutationObserver((records) => {
      const changed = new Map<Element, Node[]>();
      for (const { target, addedNodes, type } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(regions);
        if (region && (type === 'characterData' || addedNodes.length > 0)) {
          const nodes = type === 'characterData' ? [target] : [...addedNodes];
          changed.set(region, [...(changed.get(region) ?? []), ...nodes]);
        }
        // An alert is announced as it appears; other regions have to exist before their text.
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          const alerts = [node, ...node.querySelectorAll('[role=alert]')];
          for (const alert of alerts)
            if (alert.matches('[role=alert]')) changed.set(alert, [alert]);
        }
      }
      for (const [region, nodes] of changed) {
        const politeness = politenessOf(region);
        if (politeness === 'off' || !region.isConnected || region.closest(hidden)) continue;
        const text = isAtomic(region)
          ? textOf(region)
          : nodes
              .filter((node) => node.isConnected)
              .map(textOf)
              .join(' ');
        const line = text.replaceAll(/\s+/g, ' ').trim();
        if (line !== '') spoken.push(`${politeness}: ${line}`);
      }
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** Returns what was announced on the current document, in order, with the politeness of each. */
export async function speechOf(page: Page): Promise<string[]> {
  return page.evaluate(() => window.spoken ?? []);
}
