import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { overlays, parts, without } from './everyComponent.fixtures.tsx';
import type { Handed } from './everyComponent.fixtures.tsx';
import * as ds from './index.ts';

async function hand(part: (handed: Handed) => ReactNode) {
  let element: Element | null = null;
  const handed = {
    className: 'mine',
    'data-testid': 'passed',
    ref: (given: Element | null) => {
      element = given;
    },
  };
  await render(<ds.ThemeProvider>{part(handed)}</ds.ThemeProvider>);
  const styled = document.querySelector('.mine');
  const passed = document.querySelector('[data-testid=passed]');
  expect(styled).not.toBeNull();
  // Overlays, too, open inside the root.
  expect(passed?.closest('.qs-root')).toBeInstanceOf(HTMLElement);
  return { element: () => element, styled, passed };
}

test.each(Object.entries(parts))(
  '%s passes the class, attributes and ref to its element',
  async (_name, part) => {
    const { element, styled, passed } = await hand(part);
    expect(element()).toBe(styled);
    expect(passed).toBe(styled);
  },
);

test.each(Object.entries(overlays))(
  '%s passes the class to its panel, and attributes and ref to its overlay',
  async (_name, part) => {
    const { element, styled, passed } = await hand(part);
    expect(element()).toBe(passed);
    expect(passed?.contains(styled)).toBe(true);
  },
);

test('this test covers every component', () => {
  const components = Object.keys(ds).filter((name) => /^[A-Z]/.test(name));
  const known = new Set([...Object.keys(parts), ...Object.keys(overlays), ...without]);
  expect(components.filter((name) => !known.has(name))).toEqual([]);
});
