import { describe, expect, test } from 'vitest';

import { sampleDeployment, storyNow } from '../../testing/samples.ts';
import { compareLogs } from './compareLogs.ts';
import { slowerThanUsual } from './usualDuration.ts';

describe('compareLogs', () => {
  const good = [
    'Build started on builder-3 (linux/amd64)',
    '#1 DONE 0.1s',
    'Downloading numpy ━━━━━━ 16.4 MB / 16.4 MB 48.2 MB/s',
    'Installed 41 packages in 312 ms',
  ];

  test('ignores times, sizes and ids', () => {
    const other = [
      'Build started on builder-11 (linux/amd64)',
      '#1 DONE 2.4s',
      'Downloading numpy ━━━ 16.4 MB / 16.4 MB 9.1 MB/s',
      'Installed 40 packages in 1.2 s',
    ];
    expect(compareLogs(other, good)).toBeUndefined();
  });

  test('finds the first different line', () => {
    const other = [...good.slice(0, 2), '  × No solution found', 'Installed 41 packages'];
    expect(compareLogs(other, good)).toEqual({
      line: 3,
      here: '  × No solution found',
      there: good[2],
    });
  });

  test('finds the first line after the end of the other log', () => {
    expect(compareLogs([...good, 'error: no space left'], good)).toEqual({
      line: 5,
      here: 'error: no space left',
      there: undefined,
    });
  });

  test('ignores the cache of the builder and the order of other steps', () => {
    const other = [
      '#1 CACHED',
      good[0] ?? '',
      '#2 sha256:0a1b2c3d4e5f 3.1MB / 3.1MB 0.2s done',
      good[3] ?? '',
    ];
    expect(compareLogs(other, good)).toBeUndefined();
  });

  test('compares lines of any length', () => {
    const log = [`z${'1'.repeat(500_000)}`, '1.'.repeat(250_000), `${'1.'.repeat(250_000)}5 MB`];
    expect(compareLogs(log, [...log.slice(0, 2), '2 MB'])).toBeUndefined();
  });

  test('finds no difference in an empty log', () => {
    expect(compareLogs([], good)).toBeUndefined();
  });
});

describe('slowerThanUsual', () => {
  const minute = 60_000;
  const history = [40, 42, 44, 60].map((seconds, index) =>
    sampleDeployment({
      seed: index + 1,
      status: 'success',
      agoMs: minute * 60,
      tookMs: seconds * 1000,
    }),
  );
  const took = (tookMs: number) =>
    sampleDeployment({ seed: 90, status: 'success', agoMs: 10 * minute, tookMs });

  test('returns the duration, the usual duration and the sample size', () => {
    expect(slowerThanUsual(took(90_000), history, storyNow)).toEqual({
      took: 90_000,
      usual: 42_000,
      count: 4,
    });
  });

  test('returns nothing for a usual duration or too few deployments', () => {
    expect(slowerThanUsual(took(60_000), history, storyNow)).toBeUndefined();
    expect(slowerThanUsual(took(90_000), history.slice(0, 2), storyNow)).toBeUndefined();
  });

  test('reports a running deployment, too', () => {
    const running = sampleDeployment({ seed: 91, status: 'building_image', agoMs: 2 * minute });
    expect(slowerThanUsual(running, history, storyNow)).toMatchObject({ took: 120_000 });
    // It was started again, a moment ago.
    expect(slowerThanUsual(running, history, storyNow, storyNow - 5000)).toBeUndefined();
    const waiting = sampleDeployment({ seed: 91, status: 'waiting_upload', agoMs: 2 * minute });
    expect(slowerThanUsual(waiting, history, storyNow)).toBeUndefined();
  });
});
