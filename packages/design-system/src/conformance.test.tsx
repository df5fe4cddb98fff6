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
  expect(passed).not.toBeNull();
  return { element: () => element, styled, passed };
}

test.each(Object.entries(parts))(
  '%s gives its element the caller’s class, attributes and ref',
  async (_name, part) => {
    const { element, styled, passed } = await hand(part);
    expect(element()).toBe(styled);
    expect(passed).toBe(styled);
  },
);

test.each(Object.entries(overlays))(
  '%s gives its panel the caller’s class, and what covers the page the rest',
  async (_name, part) => {
    const { element, styled, passed } = await hand(part);
    expect(element()).toBe(passed);
    expect(passed?.contains(styled)).toBe(true);
  },
);

test('every component is here', () => {
  const components = Object.keys(ds).filter((name) => /^[A-Z]/.test(name));
  const known = new Set([...Object.keys(parts), ...Object.keys(overlays), ...without]);
  expect(components.filter((name) => !known.has(name))).toEqual([]);
});
