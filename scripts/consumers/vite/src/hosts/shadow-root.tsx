import { ConsolePages, ConsoleProvider, createHistoryNavigation } from '@quayside/console';
import styles from '@quayside/console/styles.css?inline';
import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';

import { sessionOf } from '../session';

const session = sessionOf('ada');
const navigation = createHistoryNavigation({ base: '/shadow-root' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);

/** The console as a custom element would hold it: in a shadow root, with its own stylesheet. */
export function Host() {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shadow = host.current?.shadowRoot ?? host.current?.attachShadow({ mode: 'open' });
    if (shadow === undefined) return undefined;
    shadow.adoptedStyleSheets = [sheet];
    const container = shadow.appendChild(document.createElement('div'));
    const root = createRoot(container);
    root.render(
      <ConsoleProvider apiBaseUrl="" session={session} navigation={navigation}>
        <ConsolePages layout="page" />
      </ConsoleProvider>,
    );
    return () => {
      container.remove();
      // React must not unmount a root while it renders another.
      queueMicrotask(() => root.unmount());
    };
  }, []);
  return <div ref={host} />;
}
