import { expect, test } from 'vitest';

import { defaultMaskRules } from '../log-viewer/masking/rules.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { ja } from './ja.ts';

/** Names that are the same in another language. */
const international = new Set(['JSON Web Token', 'Webhook']);

const labels = [
  ...new Set([...defaultMaskRules.map(({ label }) => label), 'Private key', 'Secret value']),
].filter((label) => !international.has(label));

test.each(Object.entries({ ar, de, es, ja }))('every masking rule has a name in %s', (_, texts) => {
  const { secretName } = texts.logViewer;
  expect(labels.filter((label) => secretName(label) === label)).toEqual([]);
  expect(secretName('Own rule')).toBe('Own rule');
});
