import { HttpError } from '@quayside/api-contract';
import { expect, test } from 'vitest';

import { NotFoundError } from '../../data/NotFoundError.ts';
import { throwIfMissing } from './throwIfMissing.ts';

const answered = (status: number) =>
  new HttpError('readDeployment', { status, statusText: '', body: {} });
const failed = (error: Error) => ({ status: 'error', error, retry: () => {} }) as const;

test.each([
  ['what is not there', answered(404)],
  ['an address that can be of nothing', answered(422)],
  ['a team that is not there', new NotFoundError('team')],
])('%s leads to the root error screen', (_, error) => {
  expect(() => throwIfMissing(failed(error))).toThrow(error);
});

test.each([400, 429, 500, 503])('a page stays where the platform answers %i', (status) => {
  expect(() => throwIfMissing(failed(answered(status)))).not.toThrow();
});
