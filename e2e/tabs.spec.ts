import { expect, test } from './support/test.ts';
import { countRequests, passingTime, stopTime } from './support/time.ts';

const title =
  'ten tabs of Home read the log of a recent app once a minute, and send at most 1.2 times the requests of one tab';
test(title, { tag: '@full' }, async ({ page, context, open, server }) => {
  const pass = passingTime(page, /^\/api\//);
  // Of the twelve apps, Home lists five. The reads of open tabs are over, and one more is due in this time.
  const count = async () => {
    await stopTime(page);
    const [logs, all] = [await countRequests(server, /\/logs$/), await countRequests(server)];
    await pass(90_000);
    return {
      logs: (await countRequests(server, /\/logs$/)) - logs,
      all: (await countRequests(server)) - all,
    };
  };
  const expectRead = async (tab: typeof page) =>
    expect(tab.getByText(/^Errors are counted in .*, read at /)).toBeVisible();
  await context.clock.install();
  await open('/');
  await expectRead(page);
  const one = await count();
  expect(one.logs).toBe(5);
  await context.clock.resume();

  for (let opened = 1; opened < 10; opened += 1) {
    const other = await context.newPage();
    await other.goto('/');
    await expectRead(other);
  }
  const ten = await count();
  expect(ten.logs).toBe(5);
  expect(ten.all).toBeLessThanOrEqual(one.all * 1.2);
});
