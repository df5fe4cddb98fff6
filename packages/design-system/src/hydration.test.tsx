import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, expect, test, vi } from 'vitest';

import { handed, overlays, parts } from './everyComponent.fixtures.tsx';
import * as ds from './index.ts';

/** React Aria hides their native control with a style attribute; HoverCard's suppresses the phone's own preview. */
const hasStyleAttribute = [
  'Checkbox',
  'FileDrop',
  'HoverCard',
  'Radio',
  'RadioGroup',
  'SegmentedControl',
  'SegmentedControlItem',
  'Select',
  'SelectItem',
  'Switch',
];

const every = {
  ...Object.fromEntries(
    Object.entries({ ...parts, ...overlays }).map(([name, part]) => [name, part(handed)]),
  ),
  Skeleton: (
    <ds.Skeleton isLoading>
      <ds.SkeletonText>Harbour API</ds.SkeletonText>
    </ds.Skeleton>
  ),
  ToastRegion: <ds.ToastRegion />,
};

const host = document.createElement('div');
document.body.append(host);

afterEach(() => {
  vi.restoreAllMocks();
  host.replaceChildren();
});

test.each(Object.entries(every))(
  '%s hydrates in strict mode without a warning',
  async (name, part) => {
    const problems: unknown[] = [];
    const note = (...words: unknown[]) => problems.push(words);
    vi.spyOn(console, 'error').mockImplementation(note);
    vi.spyOn(console, 'warn').mockImplementation(note);
    const page = (
      <StrictMode>
        <ds.ThemeProvider locale="en-GB">{part}</ds.ThemeProvider>
      </StrictMode>
    );
    host.innerHTML = renderToString(page);
    const styled = host.querySelectorAll('.qs-root [style]');
    expect(styled.length > 0).toBe(hasStyleAttribute.includes(name));
    const rendered = host.querySelector('.qs-root');

    const root = hydrateRoot(host, page, { onRecoverableError: note });
    await expect
      .poll(() => Object.keys(rendered ?? {}).some((key) => key.startsWith('__react')))
      .toBe(true);
    // React discards elements that do not match: the same element means that hydration succeeded.
    expect(host.querySelector('.qs-root')).toBe(rendered);
    expect(problems).toEqual([]);
    root.unmount();
  },
);
