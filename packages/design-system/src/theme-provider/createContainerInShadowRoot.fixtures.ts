import { onTestFinished } from 'vitest';

/** Creates a container in a new shadow root with the styles of the page, also those that load later, for one test. */
export function createContainerInShadowRoot(): HTMLElement {
  const host = document.createElement('div');
  const container = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.append(container);
  document.body.append(host);
  const copied = new Set<Element>();
  const copyStyles = () => {
    for (const style of document.head.querySelectorAll('style')) {
      if (copied.has(style)) continue;
      copied.add(style);
      shadow.insertBefore(style.cloneNode(true), container);
    }
  };
  copyStyles();
  const observer = new MutationObserver(copyStyles);
  observer.observe(document.head, { childList: true });
  onTestFinished(() => {
    observer.disconnect();
    host.remove();
  });
  return container;
}
