import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  ContractError,
  HttpError,
  NetworkError,
  UserFacingError,
  errorMessage,
  isAbortError,
  parseRetryAfter,
} from './errors.ts';

const httpError = (body: unknown, status = 400) =>
  new HttpError('listApps', { status, statusText: '', body });

describe('the user-facing message of an error', () => {
  test('is the msg of the first validation error', () => {
    const items = fc.array(fc.record({ msg: fc.string({ minLength: 1 }) }), { minLength: 1 });
    fc.assert(
      fc.property(items, (detail) => {
        expect(errorMessage(httpError({ detail }, 422))).toBe(detail[0]?.msg);
      }),
    );
  });

  test('omits the prefixes that Pydantic adds, above the form and beside the field', () => {
    const detail = [
      {
        loc: ['body', 'directory'],
        msg: 'Value error, must be a relative path, not absolute',
        type: 'value_error',
      },
    ];
    const error = httpError({ detail }, 422);
    expect(errorMessage(error)).toBe('must be a relative path, not absolute');
    expect(error.fieldErrors).toEqual({ directory: 'must be a relative path, not absolute' });
  });

  test('is the detail string when there are no validation errors', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (detail) => {
        expect(errorMessage(httpError({ detail }))).toBe(detail);
      }),
    );
  });

  test("is 'Something went wrong.' for any other body", () => {
    const noDetail = fc
      .oneof(
        fc.string(),
        fc.jsonValue(),
        fc.record({ detail: fc.constantFrom('', [], [{}], [1], {}, null, 7) }),
      )
      .filter(
        (body) => !(typeof body === 'object' && body !== null && 'error_description' in body),
      );
    fc.assert(
      fc.property(noDetail, fc.integer({ min: 400, max: 599 }), (body, status) => {
        const error = httpError(body, status);
        fc.pre(error.detail === undefined);
        expect(errorMessage(error)).toBe('Something went wrong.');
      }),
    );
  });

  test('is the description of an OAuth error', () => {
    const error = httpError({ error: 'invalid_grant', error_description: 'Unknown code' });
    expect(errorMessage(error)).toBe('Unknown code');
    expect(error.oauthCode).toBe('invalid_grant');
  });

  test("is the error's own message only when it is written for users", () => {
    expect(errorMessage(new UserFacingError('Team not found'))).toBe('Team not found');
    expect(errorMessage(new NetworkError('listApps', 'unreachable'))).toMatch(
      /Couldn’t reach the platform/,
    );
    expect(errorMessage(new ContractError('listApps', 'data.0.id'))).toContain(
      'listApps, data.0.id',
    );
    expect(errorMessage(new TypeError('x is undefined'))).toBe('Something went wrong.');
    expect(errorMessage('secret')).toBe('Something went wrong.');
  });
});

test('maps each field to its first validation error', () => {
  const error = httpError(
    {
      detail: [
        { loc: ['body', 'email'], msg: 'Field required', type: 'missing' },
        { loc: ['body', 'email'], msg: 'second', type: 'missing' },
        { loc: ['body', 'upsert', 'A', 'value'], msg: 'too long', type: 'string_too_long' },
        { loc: ['body'], msg: 'JSON decode error', type: 'json_invalid' },
        { loc: ['body', '__proto__'], msg: 'odd', type: 'missing' },
        'nonsense',
      ],
    },
    422,
  );
  expect(Object.entries(error.fieldErrors)).toEqual([
    ['email', 'Field required'],
    ['upsert.A.value', 'too long'],
    ['__proto__', 'odd'],
  ]);
});

test.each([
  ['without a msg', { loc: ['body', 'a'], type: 'missing' }],
  ['without a type', { loc: ['body', 'a'], msg: 'Field required' }],
  ['without a place', { msg: 'Field required', type: 'missing' }],
  ['with a text as place', { loc: 'body', msg: 'Field required', type: 'missing' }],
  ['with an object in its place', { loc: ['body', 'a', {}], msg: 'No', type: 'missing' }],
  ['with a fraction in its place', { loc: ['body', 'a', 0.5], msg: 'No', type: 'missing' }],
])('ignores a validation error %s', (_what, invalid) => {
  const valid = { loc: ['body', 'items', 0], msg: 'Not a Value error, but too long', type: 'x' };
  const { fieldErrors } = httpError({ detail: [invalid, valid] }, 422);
  expect(fieldErrors).toEqual({ 'items.0': 'Not a Value error, but too long' });
});

test('each kind of error has a name and a kind', () => {
  const errors = [
    httpError(''),
    new NetworkError('listApps', 'timeout'),
    new ContractError('listApps', ''),
  ];
  expect(errors.map(({ name, kind, endpointId }) => [name, kind, endpointId])).toEqual([
    ['HttpError', 'http', 'listApps'],
    ['NetworkError', 'network', 'listApps'],
    ['ContractError', 'contract', 'listApps'],
  ]);
  expect(new UserFacingError('').name).toBe('UserFacingError');
});

test.each([
  [new DOMException('', 'AbortError'), true],
  [new Error('AbortError'), false],
  [{ name: 'AbortError' }, false],
  ['AbortError', false],
])('%o is an abort: %s', (error, expected) => {
  expect(isAbortError(error)).toBe(expected);
});

test.each([
  [400, 'Bad Request'],
  [401, 'Unauthorized'],
  [403, 'Forbidden'],
  [404, 'Not Found'],
  [409, 'Conflict'],
  [422, 'Validation Error'],
  [429, 'Too Many Requests'],
  [500, 'Internal Server Error'],
  [502, 'Bad Gateway'],
  [503, 'Service Unavailable'],
  [504, 'Gateway Timeout'],
])('status %i has the message %s', (status, message) => {
  expect(httpError('', status).message).toBe(message);
});

test('any other status has its status text as message and keeps the body', () => {
  const error = new HttpError('listApps', { status: 418, statusText: 'Teapot', body: 'short' });
  expect(error).toMatchObject({ message: '418 Teapot', statusText: 'Teapot', body: 'short' });
});

test.each([
  ['', '418'],
  ['418', '418'],
  [' 418 ', '418'],
  [' Teapot ', '418 Teapot'],
])('the status text %j of an unknown status is written as %j', (statusText, message) => {
  expect(new HttpError('listApps', { status: 418, statusText, body: '' }).message).toBe(message);
});

describe('Retry-After', () => {
  const now = Date.UTC(2026, 0, 1, 12, 0, 0);

  test.each([
    ['0', 0],
    ['000000000002', 2000],
    [' 120 ', 120_000],
    ['Thu, 01 Jan 2026 12:00:30 GMT', 30_000],
    ['Thu, 01 Jan 2026 11:00:00 GMT', 0],
  ])('%j is parsed as %i ms', (value, ms) => {
    expect(parseRetryAfter(value, now)).toBe(ms);
  });

  test.each([[null], [''], ['-1'], ['1.5'], ['soon'], ['2026-01-01']])('%j is ignored', (value) => {
    expect(parseRetryAfter(value, now)).toBeUndefined();
  });
});
