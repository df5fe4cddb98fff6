import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { root } from '../../scripts/lib/run.ts';
import { serveStorybook } from '../support/staticStorybook.ts';
import { driverTest, expect } from './support/test.ts';

const indexSchema = z.object({
  entries: z.record(
    z.string(),
    z.object({ id: z.string(), type: z.string(), title: z.string(), name: z.string() }),
  ),
});

const { entries } = indexSchema.parse(
  JSON.parse(readFileSync(join(root, 'storybook-static', 'index.json'), 'utf8')),
);
/** Every state of the design system's components, and the screens with data. */
const stories = Object.values(entries).filter(
  ({ type, title, name }) =>
    type === 'story' && (!title.startsWith('Screens/') || name === 'Ready'),
);

const resultSchema = z.object({ status: z.string(), errors: z.array(z.string()) });

/** Shows a story, waits until it has been played to its end, and returns the result. Runs in the page. */
const play = (storyId: string) => `
  const storyId = ${JSON.stringify(storyId)};
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  const errors = [];
  const failures = [
    'playFunctionThrewException',
    'storyThrewException',
    'storyErrored',
    'storyMissing',
    'unhandledErrorsWhilePlaying',
  ];
  const onFailure = (failure) => {
    for (const error of [failure].flat())
      errors.push(error?.message?.slice(0, 2000) ?? JSON.stringify(error));
  };
  for (const event of failures) channel.on(event, onFailure);
  const status = await new Promise((resolve) => {
    const onFinish = (report) => {
      if (report.storyId !== storyId) return;
      channel.off('storyFinished', onFinish);
      resolve(report.status);
    };
    channel.on('storyFinished', onFinish);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
  for (const event of failures) channel.off(event, onFailure);
  return { status, errors };`;

/** `storybook`: opens the built Storybook once per worker, without axe. A failed test ends its worker. */
const test = driverTest.extend<object, { storybook: void }>({
  storybook: [
    async ({ driver }, use) => {
      const { url, close } = await serveStorybook();
      // Storybook ignores the globals of an address without a story.
      const address =
        'id=components-badge--default&viewMode=story&globals=motion:reduced;a11y.manual:!true';
      await driver.goto(`${url}iframe.html?${address}`);
      const isFinished =
        "return globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished'";
      await expect.poll(() => driver.evaluate(isFinished), { timeout: 30_000 }).toBe(true);
      await use();
      close();
    },
    { scope: 'worker', auto: true, timeout: 60_000 },
  ],
});

for (const { id, title, name } of stories) {
  test(`${title} › ${name}`, async ({ driver }) => {
    const result = resultSchema.parse(await driver.evaluate(play(id)));
    expect(result).toEqual({ status: 'success', errors: [] });
  });
}
