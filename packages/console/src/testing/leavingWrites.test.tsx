import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createFaultyPlatform, fakeTimers, pass } from './faultyPlatform.tsx';
import type { WriteId } from './writeIds.ts';
import { openWrite, writes } from './writes.tsx';

/** Writes that open another page once they have succeeded. */
const leading = [
  'connectResource',
  'createApp',
  'createTeam',
  'deleteApp',
  'deleteTeam',
  'redeploy',
] as const satisfies readonly WriteId[];

const cases = leading.flatMap((id) => [writes[id]].flat().map((write) => ({ id, write })));

beforeEach(() => fakeTimers({ shouldAdvanceTime: true }));

afterEach(() => vi.useRealTimers());

test.for(cases)(
  'users who leave $write.page before $id has succeeded stay on the page that they opened',
  { timeout: 30_000 },
  async ({ id, write }) => {
    const platform = await createFaultyPlatform(write.as);
    const screen = await openWrite(platform, write);
    await expect.poll(() => document.querySelector('h1')).not.toBeNull();
    await write.fill?.();
    const release = platform.hold(id);
    await write.send?.();
    await expect.poll(() => platform.calls).toContain(id);
    screen.navigation.navigate('/settings');
    await expect.poll(() => document.querySelector('h1')?.innerText).toBe('Account Settings');
    release();
    await pass(2000);
    expect(screen.navigation.current()).toBe('/settings');
    await screen.unmount();
  },
);
