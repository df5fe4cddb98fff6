import { endpoints } from '@quayside/api-contract';
import { expect, test, vi } from 'vitest';

import type { BeforeAction, ConsoleAction } from '../runtime/actions.ts';
import { createFaultyPlatform, shown } from './faultyPlatform.tsx';
import { openWrite, writes } from './writes.tsx';
import type { WriteId } from './writeIds.ts';

/** The writes that destroy something, and the action of each. Deferred ones ask before their time to undo begins. */
const actions: Partial<Record<WriteId, readonly ConsoleAction['type'][]>> = {
  deleteApp: ['delete-app'],
  deleteTeam: ['delete-team'],
  deleteMe: ['delete-account'],
  batchEnvironmentVariables: ['delete-variables'],
  cancelUpload: ['cancel-deployment'],
  disconnectResource: ['disconnect-resource'],
  unlinkSocialAccount: ['disconnect-login'],
  removeTeamMember: ['remove-member'],
  transferTeamOwnership: ['transfer-team'],
  deleteInvitation: ['revoke-invitation', 'decline-invitation'],
};

const cases = Object.entries(writes).flatMap(([id, ways]) =>
  [ways]
    .flat()
    // Of these, only deletions are destructive.
    .filter(({ done }) => id !== 'batchEnvironmentVariables' || done.test('1 Variable removed'))
    .map((write, index) => ({ id, index, write }))
    .filter(() => id in actions),
);

const errors = /Something went wrong|cancelled the action|Try again/;

const reason = 'Ask the harbour master first.';

const vetoes = cases.flatMap((each) => [
  { ...each, title: 'without an error', decision: false },
  { ...each, title: 'and shows its reason', decision: reason },
]);

test.each(vetoes)(
  'the host prevents $id on $write.page $title',
  { timeout: 30_000 },
  async ({ id, write, decision }) => {
    const platform = await createFaultyPlatform(write.as);
    const onBeforeAction = vi.fn<BeforeAction>(() => decision);
    const screen = await openWrite(platform, write, onBeforeAction);
    try {
      await expect.poll(() => document.querySelector('h1')).not.toBeNull();
      await write.fill?.();
      await write.send?.();
      await expect.poll(() => onBeforeAction.mock.calls.length, { timeout: 10_000 }).toBe(1);
      const [asked] = onBeforeAction.mock.calls.map(([{ type }]) => type);
      const expected = Object.entries(actions).find(([name]) => name === id)?.[1];
      expect(expected).toContain(asked);
      // The button that was pressed works again, or its dialog is still open.
      await expect.poll(() => document.querySelector('[data-pending]')).toBeNull();
      expect(platform.calls).not.toContain(id);
      const isAsExpected = () =>
        decision === reason ? shown().includes(reason) : !errors.test(shown());
      await expect.poll(isAsExpected).toBe(true);
    } finally {
      await screen.unmount();
    }
    // Leaving the page sends nothing either, except that it stops an upload.
    const expectedCalls = id === 'cancelUpload' ? [id] : [];
    expect(platform.calls.filter((call) => call === id)).toEqual(expectedCalls);
  },
);

test('the host is asked about every write that deletes something', () => {
  const deletions = Object.values(endpoints).filter(
    ({ id, method }) => method === 'DELETE' && id in writes,
  );
  expect(Object.keys(actions)).toEqual(expect.arrayContaining(deletions.map(({ id }) => id)));
  expect(cases.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(actions)));
});
