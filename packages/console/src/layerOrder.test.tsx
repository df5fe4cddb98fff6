import { ThemeProvider } from '@quayside/design-system';
import preflight from 'tailwindcss/preflight.css?raw';
import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { parts } from '../../design-system/src/everyComponent.fixtures.tsx';

/** The statement of `docs/embedding.md`. */
const order = '@layer theme, base, quayside, components, utilities;';

/** As `@import 'tailwindcss'` includes it. */
const reset = `@layer theme, base, components, utilities; @layer base { ${preflight} }`;

function createStyle(css: string): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = css;
  onTestFinished(() => style.remove());
  return style;
}

/** Of the whole page, and without effect on a component. */
const harmless = new Set([
  'tab-size',
  'text-size-adjust',
  'vertical-align',
  '-webkit-tap-highlight-color',
]);

function readStyles(root: Element): string[] {
  return [...root.querySelectorAll('.qs-root, .qs-root *')].map((element) => {
    const style = getComputedStyle(element);
    const names = [...style].filter((name) => !name.startsWith('--') && !harmless.has(name));
    return `${element.tagName} ${names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')}`;
  });
}

test.each(['before', 'after'])(
  'in the documented order, a reset of Tailwind %s our styles changes no component',
  { timeout: 60_000 },
  async (place) => {
    const handed = { className: 'handed', 'data-testid': 'handed', ref: () => undefined };
    const screen = await render(
      <ThemeProvider>
        {Object.entries(parts).map(([name, part]) => (
          <section key={name}>{part(handed)}</section>
        ))}
      </ThemeProvider>,
    );
    const usual = readStyles(screen.container);
    document.head.prepend(createStyle(order));
    if (place === 'before') document.head.children[0]?.after(createStyle(reset));
    else document.head.append(createStyle(reset));
    const found = readStyles(screen.container).flatMap((styles, index) => {
      const before = new Set(usual[index]?.split('; '));
      const changed = styles.split('; ').filter((each) => !before.has(each));
      return changed.length === 0
        ? []
        : [`${styles.slice(0, 20)}: ${changed.slice(0, 5).join('; ')}`];
    });
    expect(found.slice(0, 10)).toEqual([]);
  },
);
