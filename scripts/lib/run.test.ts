import { expect, test } from 'vitest';

import { windowsCommandLine } from './run.ts';

test.each([
  [['vite', 'build', '--base', '/console/'], 'vite build --base /console/'],
  [['vite', '--outDir', String.raw`C:\my work\dist`], String.raw`vite --outDir "C:\my work\dist"`],
  [['tar', String.raw`C:\my work${'\\'}`], String.raw`tar "C:\my work\\"`],
  [['pnpm', '--filter', './packages/*'], 'pnpm --filter "./packages/*"'],
  [['playwright', '--grep', 'a & b'], 'playwright --grep "a & b"'],
  [['oxlint', 'say "yes"', ''], 'oxlint "say ""yes""" ""'],
])('quotes the arguments %j for Windows', (words, line) => {
  expect(windowsCommandLine(words)).toBe(line);
});
