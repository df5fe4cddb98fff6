import { expect, test } from 'vitest';

import { documentTitle } from './documentTitle.ts';

test('a title contains page, team and product', () => {
  expect(documentTitle({ page: 'Apps', teamName: 'Tidewater Labs', productName: 'Quayside' })).toBe(
    'Apps - Tidewater Labs - Quayside',
  );
});

test('a title of a page of an app contains the app', () => {
  const names = { appName: 'Harbour API', teamName: 'Tidewater Labs', productName: 'Quayside' };
  expect(documentTitle({ page: 'Logs', ...names })).toBe(
    'Logs - Harbour API - Tidewater Labs - Quayside',
  );
});

test('unknown parts are left out', () => {
  expect(documentTitle({ page: 'Log In', productName: 'Quayside' })).toBe('Log In - Quayside');
  expect(documentTitle({ productName: 'Quayside' })).toBe('Quayside');
});
