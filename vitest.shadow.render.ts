import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { render as renderInPage } from 'vitest-browser-react/pure';

export * from 'vitest-browser-react/pure';

type Options = NonNullable<Parameters<typeof renderInPage>[1]>;

/** Takes the place of `render` in the project `shadow`: renders in a new shadow root with the styles of the page. */
export function render(content: ReactNode, options: Options = {}) {
  if (options.container !== undefined) return renderInPage(content, options);
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
  // Those of components that load later.
  const observer = new MutationObserver(copyStyles);
  observer.observe(document.head, { childList: true });
  onTestFinished(() => {
    observer.disconnect();
    host.remove();
  });
  return renderInPage(content, { ...options, container });
}
