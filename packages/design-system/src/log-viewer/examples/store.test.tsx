import { createLogStore, createMasker, defaultMaskRules } from '@quayside/design-system/log-viewer';
import { expect, test } from 'vitest';

test('a log store works without a component, including search and filter', async () => {
  const store = createLogStore({
    masker: createMasker({
      rules: [...defaultMaskRules, { label: 'Berth code', pattern: /\bQS-\d{8}\b/ }],
      values: ['correct horse battery'],
    }),
  });
  store.append(['\u001B[32mINFO\u001B[0m ready', { text: 'ERROR: QS-12345678 refused', time: 0 }]);

  const errors = store.filter({ levels: new Set(['error']) });
  const search = store.find({ text: 'refused' });
  await expect.poll(() => [errors.progress, search.progress]).toEqual([1, 1]);

  expect(store.text(0)).toBe('INFO ready');
  expect(store.text(errors.lineAt(errors.firstRow))).toBe('ERROR: ••••••••••• refused');
  expect(search.at(0)).toEqual({ line: 1, from: 19, to: 26 });
  errors.dispose();
  search.dispose();
});
