import { describe, expect, test } from 'vitest';

import { en } from '../runtime/messages/en/index.ts';
import { estimateDuration } from './deploymentDuration.ts';
import { formatDuration } from '../ui/formatDuration.ts';

const deployment = {
  id: '3f9a1c20-8d41-4c7e-9a53-1b6f7d21e4aa',
  app_id: '9d2c41a7-5b0e-4f3c-8a16-2f7be0c4d9e1',
  slug: 'harbour-api-3f9a1c20',
  status: 'success',
  created_at: '2026-11-21T08:40:11Z',
} as const;

describe('estimateDuration', () => {
  test.each([
    ['2026-11-21T08:40:53Z', 42_000],
    ['2026-11-21T08:40:11Z', undefined],
    ['2026-11-21T08:40:00Z', undefined],
    ['2026-11-22T08:40:11Z', undefined],
    [undefined, undefined],
  ])('with a last change at %s, the duration is %s', (updated_at, expected) => {
    expect(estimateDuration({ ...deployment, updated_at })).toBe(expected);
  });

  test('the duration of a redeploy counts from its start', () => {
    const ended = { ...deployment, updated_at: '2026-11-21T09:20:30Z' };
    expect(estimateDuration(ended, Date.parse('2026-11-21T09:20:00Z'))).toBe(30_000);
  });
});

describe('formatDuration', () => {
  test.each([
    [840, '0.8 s'],
    [4230, '4.2 s'],
    [9960, '10.0 s'],
    [42_400, '42 s'],
    [59_600, '1 min'],
    [65_000, '1 min 5 s'],
    [3_600_000, '60 min'],
  ])('%s ms is formatted as %s', (milliseconds, text) => {
    expect(formatDuration(milliseconds, en.deployments.duration)).toBe(
      text.replaceAll(' ', '\u00a0'),
    );
  });
});
