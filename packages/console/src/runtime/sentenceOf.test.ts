import { expect, test } from 'vitest';

import { sentenceOf } from './sentenceOf.ts';

test.each([
  ['warming_up_cache', 'Warming up cache'],
  ['hibernating', 'Hibernating'],
  ['coming-soon', 'Coming soon'],
  ['WAITING_FOR_REGION', 'Waiting for region'],
  ['waitingForRegion', 'Waiting for region'],
  ['failed_OOM', 'Failed OOM'],
  ['Billing Manager', 'Billing manager'],
  ['', ''],
])('an unknown value %j of the platform is shown as %j', (value, text) => {
  expect(sentenceOf(value)).toBe(text);
});
