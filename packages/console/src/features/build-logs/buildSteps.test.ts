import { describe, expect, test } from 'vitest';

import { buildSteps, usualStepTimes } from './buildSteps.ts';
import type { LoggedSteps } from './buildSteps.ts';

const line = (text: string, time?: number) => ({ text, time });

describe('buildSteps', () => {
  test('measures from the first line of a step to the first line of the next', () => {
    const lines = [
      line('==> Build started on builder-3 (linux/amd64)', 1000),
      line('    worker 0a1b, 4 vCPU, 8 GB', 1900),
      line('==> Extracting archive (1.2 MB)', 2000),
      line('==> Building image', 3000),
      line('#1 [internal] load build definition from Dockerfile', 3100),
      line('==> Image built, cache kept for the next build', 7950),
    ];
    expect(buildSteps(lines)).toEqual({
      extract: { line: 1, lastLine: 3, tookMs: 2000 },
      build: { line: 4, lastLine: 6, tookMs: 4950 },
    });
  });

  test('recognizes an image build without headings', () => {
    const lines = [line('#1 [internal] load build definition', 10), line('#1 DONE 0.3s', 310)];
    expect(buildSteps(lines)).toEqual({ build: { line: 1, lastLine: 2, tookMs: 300 } });
  });

  test('does not take the same heading of a program for a step that is over', () => {
    const lines = [
      line('==> Building image', 10),
      line('==> Extracting wheels', 20),
      line('done', 30),
    ];
    expect(buildSteps(lines)).not.toHaveProperty('build.tookMs', 10);
  });

  test.each([
    ['without times', undefined, undefined],
    ['with times that go backwards', 20, 10],
  ])('reports no duration of lines %s', (_name, from, to) => {
    const lines = [line('==> Building image', from), line('#1 DONE', to)];
    expect(buildSteps(lines)).toEqual({ build: { line: 1, lastLine: 2, tookMs: undefined } });
  });

  test('finds no steps in other text', () => {
    expect(buildSteps([line('hello'), line('echo "==> Building image"')])).toEqual({});
    expect(buildSteps([])).toEqual({});
  });
});

describe('usualStepTimes', () => {
  const log = (extract: number | undefined, build: number): LoggedSteps => ({
    extract: { line: 1, lastLine: 3, tookMs: extract },
    build: { line: 4, lastLine: 9, tookMs: build },
  });

  test('returns the median of at least three logs', () => {
    expect(usualStepTimes([log(1, 9), log(undefined, 40), log(2, 8)])).toEqual({ build: 9 });
    expect(usualStepTimes([log(4, 9), log(3, 40), log(2, 8), log(1, 7)])).toEqual({
      extract: 2,
      build: 8,
    });
  });

  test('knows nothing from two logs', () => {
    expect(usualStepTimes([log(1, 9), log(2, 8)])).toEqual({});
  });
});
