import { beforeEach, describe, expect, test } from 'vitest';

import { createTestPlatform, testStart, type TestPlatform } from '../testing.fixtures.ts';
import type { AppRecord } from './records.ts';

let mock: TestPlatform;
let app: AppRecord;
let other: AppRecord;

beforeEach(async () => {
  mock = await createTestPlatform();
  const { rows } = mock.platform.dataset;
  const found = ['harbour-api', 'harbour-master'].map(
    (label) => rows.apps.where('host_label', label)[0],
  );
  const [first, second] = found;
  if (first === undefined || second === undefined) throw new Error('The demo dataset has changed');
  app = first;
  other = second;
});

function add(name: string, is_using_pre_validation = false) {
  return mock.platform.customDomains.add(app, { name, is_using_pre_validation });
}

describe('a domain name', () => {
  test.each([
    ['api.harbour.example', 'api.harbour.example'],
    ['API.Harbour.Example.', 'api.harbour.example'],
    ['harbour.example', 'harbour.example'],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
    [' api.harbour.example ', 'api.harbour.example'],
    ['api.2nd', 'api.2nd'],
    ['api.v2', 'api.v2'],
  ])('%s is stored as %s', (name, stored) => {
    expect(add(name).name).toBe(stored);
  });

  test.each([
    'localhost',
    '192.0.2.1',
    '192.0.2.10',
    '-a.example',
    'a-.example',
    'a..example',
    'https://a.example',
    'a.example/path',
    'under_score.example',
    '*.example.com',
    `${'a'.repeat(64)}.example`,
  ])('rejects %s', (name) => {
    expect(() => add(name)).toThrow('Value error, must be a host name such as app.example.com');
  });

  test('is reported for its field when it is rejected', () => {
    const msg = 'Value error, must be a host name such as app.example.com';
    const issues = [{ loc: ['body', 'name'], msg, type: 'value_error' }];
    expect(() => add('localhost')).toThrow(expect.objectContaining({ issues }));
  });

  test("rejects the platform's own domain", () => {
    expect(() => add('mine.quayside.example')).toThrow(
      'Value error, cannot be under quayside.example',
    );
  });
});

test('a domain name belongs to one app', () => {
  add('api.harbour.example');
  const again = { name: 'API.harbour.example', is_using_pre_validation: true };
  expect(() => mock.platform.customDomains.add(other, again)).toThrow(
    'Custom domain already exists',
  );
});

test('a removed domain name can be added again', () => {
  mock.platform.customDomains.remove(app, add('api.harbour.example').id);
  expect(() => add('api.harbour.example')).not.toThrow();
});

test("another app's domain is not found", () => {
  const { id } = add('api.harbour.example');
  expect(() => mock.platform.customDomains.remove(other, id)).toThrow('Custom domain not found');
  expect(() => mock.platform.customDomains.restart(other, id)).toThrow('Custom domain not found');
});

describe('a setup advances automatically', () => {
  test.each<[string, boolean, string[]]>([
    [
      'api.harbour.example',
      true,
      [
        'internal_dcv_pending in-progress',
        'external_dcv_pending in-progress',
        'origin_setup_pending in-progress',
        'origin_setup_success successful',
        'origin_setup_success successful',
      ],
    ],
    [
      'api.harbour.example',
      false,
      [
        'external_dcv_pending in-progress',
        'origin_setup_pending in-progress',
        'origin_setup_success successful',
      ],
    ],
    [
      'api.invalid.example',
      true,
      ['internal_dcv_pending in-progress', 'internal_dcv_missing failed'],
    ],
    [
      'api.invalid.example',
      false,
      ['external_dcv_pending in-progress', 'external_dcv_timeout failed'],
    ],
  ])('%s, pre-validated: %s', (name, isPreValidated, expected) => {
    const domain = add(name, isPreValidated);
    const seen = expected.map(() => {
      const { status, phase } = mock.platform.customDomains.setupOf(domain);
      mock.platform.advance(20_000);
      return `${status} ${phase}`;
    });
    expect(seen).toEqual(expected);
  });

  test('reports the time of its last check', () => {
    const domain = add('api.harbour.example');
    const checkedAt = () => mock.platform.customDomains.setupOf(domain).checked_at;
    expect(checkedAt()).toBeNull();
    mock.platform.advance(12_000);
    expect(checkedAt()).toBe(testStart + 10_000);
    mock.platform.advance(86_400_000);
    expect(checkedAt()).toBe(testStart + 40_000);
  });

  test('takes twice as long on a platform of half the speed', async () => {
    const { platform } = await createTestPlatform({ timeScale: 2 });
    const [first] = platform.dataset.rows.apps.all();
    if (first === undefined) throw new Error('The demo dataset has no app');
    const domain = platform.customDomains.add(first, {
      name: 'invalid.example',
      is_using_pre_validation: false,
    });
    platform.advance(39_999);
    expect(platform.customDomains.setupOf(domain)).toEqual({
      status: 'external_dcv_pending',
      phase: 'in-progress',
      checked_at: testStart + 30_000,
    });
    platform.advance(1);
    expect(platform.customDomains.setupOf(domain)).toEqual({
      status: 'external_dcv_timeout',
      phase: 'failed',
      checked_at: testStart + 40_000,
    });
  });

  test('restarts on request', () => {
    const domain = add('api.invalid.example');
    mock.platform.advance(60_000);
    const restarted = mock.platform.customDomains.restart(app, domain.id);
    expect(mock.platform.customDomains.setupOf(restarted)).toMatchObject({
      status: 'external_dcv_pending',
      checked_at: null,
    });
  });
});

test('pre-validation returns a TXT record, and an apex domain gets an A record', async () => {
  const ada = { as: 'ada@example.com', headers: { 'content-type': 'application/json' } };
  const recordsOf = async (name: string, is_using_pre_validation: boolean) => {
    const body = JSON.stringify({ name, is_using_pre_validation });
    const path = `/apps/${app.id}/custom-domains`;
    const response = await mock.send(path, { method: 'POST', body, ...ada });
    return (await response.json()).dns_records;
  };
  expect(await recordsOf('api.harbour.example', true)).toEqual([
    {
      type: 'TXT',
      name: '_quayside.api.harbour.example',
      value: expect.stringMatching(/^quayside-verification=[0-9a-f-]{36}$/),
    },
    { type: 'CNAME', name: 'api.harbour.example', value: 'harbour-api.quayside.example' },
  ]);
  expect(await recordsOf('harbour.example', false)).toEqual([
    { type: 'A', name: 'harbour.example', value: '203.0.113.10' },
  ]);
});
