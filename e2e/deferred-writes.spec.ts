import type { Page } from '@playwright/test';
import { z } from 'zod';

import type { RunningServer } from './support/server.ts';
import { expect, test } from './support/test.ts';
import { passingTime, stopTime } from './support/time.ts';

const settings = '/tidewater-labs/settings';

const counted = z.object({
  data: z.array(
    z.object({ method: z.string(), path: z.string(), status: z.number(), count: z.number() }),
  ),
});

/** Requests of one method and path that the platform carried out since the last reset. */
async function carriedOut(server: RunningServer, method: string, path: RegExp) {
  const { data } = counted.parse(await server.control('requests'));
  return data
    .filter((call) => call.method === method && path.test(call.path) && call.status < 300)
    .reduce((sum, { count }) => sum + count, 0);
}

/** Ways to leave the document while a write can still be undone. Others: `useInvitations.test.tsx`. */
const endings = {
  'reloading the page': (page: Page) => page.reload(),
  'closing the tab': (page: Page) => page.close({ runBeforeUnload: true }),
} satisfies Record<string, (page: Page) => Promise<unknown>>;

const writes = {
  'removing a member': {
    path: settings,
    method: 'DELETE',
    call: /\/teams\/[^/]+\/users\/[^/]+$/,
    async start(page: Page) {
      await page.getByRole('button', { name: 'Remove User Grace Hopper' }).click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toContainText('they must be invited again');
      await dialog.getByRole('button', { name: 'Remove User' }).click();
      await expect(dialog).toBeHidden();
    },
  },
  'revoking an invitation': {
    path: settings,
    method: 'DELETE',
    call: /\/invitations\/[^/]+$/,
    async start(page: Page) {
      await page
        .getByRole('button', { name: /^Revoke the invitation for/ })
        .first()
        .click();
      await expect(page.getByText(/^Revoking in \d s/)).toBeVisible();
    },
  },
};

for (const [write, { path, method, call, ...steps }] of Object.entries(writes)) {
  for (const [ending, end] of Object.entries(endings)) {
    // The gate ends one write in every way, and every write in the hardest way.
    const isOfGate = write === 'revoking an invitation' || ending === 'closing the tab';
    const title = `${write} takes effect once, even with ${ending} right after`;
    test(title, { tag: isOfGate ? [] : ['@full'] }, async ({ page, open, server }) => {
      await page.clock.install();
      await open(path);
      await steps.start(page);
      await end(page);
      await expect.poll(() => carriedOut(server, method, call)).toBe(1);
      // It may still be closing.
      if (ending === 'closing the tab') return;
      // Past the time in which the write could be undone.
      const pass = passingTime(page, call);
      await stopTime(page);
      await page.clock.runFor(9000);
      await pass(1000);
      expect(await carriedOut(server, method, call)).toBe(1);
    });
  }
}
