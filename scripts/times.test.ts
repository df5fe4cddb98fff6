import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** The formatters of times, as `docs/localising.md` describes them. */
const formatters = [
  'packages/console/src/screens/logs/clockTime.ts',
  'packages/design-system/src/log-viewer/text/timestamp.ts',
  'packages/design-system/src/time/format.ts',
];

test('times are formatted by Time, the log viewer and the axes of Logs only', () => {
  const files = globSync(
    ['packages/{console,design-system}/src/**/*.{ts,tsx}', 'apps/web/src/**'],
    {
      cwd: root,
      exclude: ['**/*.{test,stories,fixtures}.*'],
    },
  ).filter((file) => /\.tsx?$/.test(file));
  const formatting = files.filter((file) =>
    /Intl\.(?:DateTimeFormat|RelativeTimeFormat|DurationFormat)|toLocale(?:Date|Time)String|toUTCString/.test(
      readFileSync(join(root, file), 'utf8'),
    ),
  );
  expect(formatting.toSorted()).toEqual(formatters);
});
