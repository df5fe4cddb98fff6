import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { buildAlone } from './buildIfChanged.ts';
import { root } from './run.ts';

const lock = join(root, '.cache', 'building-test');

test('a build waits for another of the same name, also when that fails', async () => {
  const { promise: isOver, reject } = Promise.withResolvers<never>();
  const steps: string[] = [];
  const first = buildAlone('test', async () => {
    steps.push('first');
    await isOver;
  });
  const second = buildAlone('test', async () => void steps.push('second'));
  expect(steps).toEqual(['first']);
  reject(new Error('Not built'));
  await expect(first).rejects.toThrow('Not built');
  await second;
  expect(steps).toEqual(['first', 'second']);
  expect(existsSync(lock)).toBe(false);
});

test('a build does not wait for a process that was ended', async () => {
  writeFileSync(lock, String(spawnSync(process.execPath, ['--version']).pid));
  let isBuilt = false;
  await buildAlone('test', async () => void (isBuilt = true));
  expect(isBuilt).toBe(true);
});
