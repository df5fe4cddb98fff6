import { deploymentStatusSchema } from '@quayside/api-contract';
import { describe, expect, test } from 'vitest';

import { sampleDeployment, storyNow } from '../../testing/samples.ts';
import { compareLogs } from './compareLogs.ts';
import { durationOf, slowerThanUsual } from './usualDuration.ts';

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

  test.each([
    ['#4 installing 5f1c6d1e', '#12 installing 0a9bc3d', true],
    ['installing 5f1c6d1e', 'installing numpy', false],
    ['step a#4 begins', 'step a begins', false],
    ['resolved 41 in 0.3 s', 'resolved 7 in 12 min', true],
    ['wrote 1.5 MB at 2,000 kB/s', 'wrote 3 GB at 1 B/s', true],
    ['python 3.14 found', 'python 3.11 found', true],
    ['python 3.14 found', 'python found', false],
    ['deadbeef', 'feedface', false],
    ['====> done ..', 'done', true],
    ['installing abc1234', 'installing def5678', true],
    ['installing 5f1c6d1e', 'installing', false],
    ['retry #4 of a', 'retry of a', false],
    ['waited 3 s', 'waited 3', false],
    ['python 3.1 found', 'python 3.14 found', true],
    ['python 3 found', 'python 3.14 found', true],
    ['pre install', 'preinstall', false],
  ])('treats %j and %j as the same: %s', (here, there, isSame) => {
    expect(compareLogs([here], [there]) === undefined).toBe(isSame);
  });

  test('shows the next meaningful line of the good log, after those in common', () => {
    const log = ['first', 'second', '', '#3 CACHED', 'third'];
    expect(compareLogs(['first', 'other'], log)?.there).toBe('second');
    expect(compareLogs(['first', 'second', 'other'], log)?.there).toBe('third');
    expect(compareLogs(['second', 'first'], log)).toEqual({
      line: 2,
      here: 'first',
      there: 'third',
    });
  });

  test('ignores blank lines that only one log has', () => {
    expect(compareLogs(['', 'first', '  ', 'second'], ['first', 'second'])).toBeUndefined();
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
  const history = [44, 40, 60, 42].map((seconds, index) =>
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

  test('leaves out the deployment itself, failures, and deployments of unknown length', () => {
    const others = [
      // A redeploy keeps the date of creation.
      sampleDeployment({ seed: 71, status: 'success', agoMs: 10_000_000, tookMs: 9_000_000 }),
      took(90_000),
      ...[10_000, 20_000, 30_000].map((tookMs, index) =>
        sampleDeployment({ seed: 60 + index, status: 'success', agoMs: 10_000_000, tookMs }),
      ),
      sampleDeployment({ seed: 70, status: 'failed', agoMs: 10_000_000, tookMs: 500_000 }),
    ];
    expect(slowerThanUsual(took(90_000), others, storyNow)).toEqual({
      took: 90_000,
      usual: 20_000,
      count: 3,
    });
  });

  test.each([
    [20_000, 30_000, false],
    [20_000, 30_001, true],
    [10_000, 19_999, false],
    [10_000, 20_000, true],
  ])('a usual duration of %i ms and one of %i ms: slow is %s', (usual, duration, isSlow) => {
    const others = [1, 2, 3].map((seed) =>
      sampleDeployment({ seed: 60 + seed, status: 'success', agoMs: 10_000_000, tookMs: usual }),
    );
    expect(slowerThanUsual(took(duration), others, storyNow) !== undefined).toBe(isSlow);
  });

  test('a running deployment is as old as its start, and unknown after an hour', () => {
    const running = (agoMs: number) =>
      sampleDeployment({ seed: 50, status: 'building_image', agoMs, tookMs: 0 });
    expect(durationOf(running(60_000), storyNow)).toBe(60_000);
    expect(durationOf(running(60 * 60_000), storyNow)).toBeUndefined();
    expect(durationOf(running(60 * 60_000 - 1), storyNow)).toBe(60 * 60_000 - 1);
    expect(durationOf(running(0), storyNow)).toBeUndefined();
    expect(durationOf(running(60_000), storyNow, storyNow + 5)).toBe(0);
    expect(durationOf(running(60_000), storyNow, storyNow - 5)).toBe(5);
    const failed = sampleDeployment({ seed: 50, status: 'failed', agoMs: 9_000, tookMs: 5_000 });
    expect(durationOf(failed, storyNow)).toBeUndefined();
  });

  test('the duration of a deployment with an unknown status is unknown', () => {
    const paused = sampleDeployment({
      seed: 50,
      status: deploymentStatusSchema.parse('paused'),
      agoMs: 60_000,
    });
    expect(durationOf(paused, storyNow)).toBeUndefined();
  });
});
