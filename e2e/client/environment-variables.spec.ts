import { expect, test } from '../support/clientTest.ts';

test('the client sets, reads, lists and deletes the variables of an app', async ({
  client,
  truth,
}) => {
  const { id } = await truth.app('docs-search');
  const of = ['--app-id', id];
  expect(await client.run('cloud', 'env', 'set', 'HARBOUR', 'Falmouth', ...of)).toContain(
    'Environment variable HARBOUR set.',
  );
  expect(
    await client.run('cloud', 'env', 'set', 'TIDE_KEY', 'not-for-reading', '--secret', ...of),
  ).toContain('Secret environment variable TIDE_KEY set.');
  await client.json('cloud', 'env', 'set', 'BERTHS', `1\n${'2'.repeat(60)}`, ...of);
  const fromStdin = await client.finish(['cloud', 'env', 'set', 'CREW', '--value-stdin', ...of], {
    stdin: 'Ada and Grace\n',
  });
  expect(fromStdin.code).toBe(0);

  const table = await client.run('cloud', 'env', 'list', ...of);
  expect(table).toMatch(/BERTHS +1\\n2+\.\.\./);
  expect(table).toMatch(/CREW +Ada and Grace/);
  expect(table).toMatch(/HARBOUR +Falmouth/);
  expect(table).toMatch(/TIDE_KEY +\[secret\]/);
  expect(table).not.toContain('not-for-reading');
  expect(await client.json('cloud', 'env', 'list', ...of)).toMatchObject({
    data: {
      app_id: id,
      variables: [
        { name: 'BERTHS', value: `1\n${'2'.repeat(60)}` },
        { name: 'CREW', value: 'Ada and Grace' },
        { name: 'HARBOUR', value: 'Falmouth' },
        { name: 'LOG_LEVEL', value: 'info' },
        { name: 'TIDE_KEY', value: null, is_secret: true },
      ],
    },
  });

  expect(await client.run('cloud', 'env', 'get', 'HARBOUR', ...of)).toMatch(/value: +Falmouth/);
  expect(await client.json('cloud', 'env', 'get', 'TIDE_KEY', ...of)).toMatchObject({
    data: { variable: { name: 'TIDE_KEY', value: null, is_secret: true } },
  });
  expect(await client.run('cloud', 'env', 'delete', 'HARBOUR', '--yes', ...of)).toContain(
    'Environment variable HARBOUR deleted.',
  );
  expect(await client.json('cloud', 'env', 'delete', 'CREW', '-y', ...of)).toMatchObject({
    data: { name: 'CREW', deleted: true },
  });
  expect(await client.run('cloud', 'env', 'list', ...of)).not.toMatch(/HARBOUR|CREW/);
});

test('a missing, read-only or invalidly named variable reports an error', async ({
  client,
  truth,
  isNewest,
}) => {
  const { id } = await truth.app('tide-tables');
  const of = ['--app-id', id];
  expect(await client.failure('cloud', 'env', 'get', 'NOWHERE', ...of)).toMatchObject({
    error: { code: 'not_found', message: 'Environment variable NOWHERE not found.' },
  });
  const absent = ['cloud', 'env', 'delete', 'NOWHERE', '--yes', ...of];
  // The newest release accepts it.
  if (isNewest) await client.run(...absent);
  else {
    expect(await client.failure(...absent)).toMatchObject({
      error: { code: 'not_found', message: 'Environment variable NOWHERE not found.' },
    });
  }
  expect(await client.failure('cloud', 'env', 'delete', '1-bad', '--yes', ...of)).toMatchObject({
    error: { code: 'invalid_input' },
  });
  // Platform errors are plain text, even with `--json`.
  expect(await client.finish(['cloud', 'env', 'set', '1-bad', 'value', ...of])).toMatchObject({
    code: 1,
    output: expect.stringContaining(
      isNewest ? 'String should match pattern' : 'Something went wrong while contacting',
    ),
  });
  expect(
    await client.finish(['cloud', 'env', 'delete', 'DATABASE_URL', '--yes', ...of]),
  ).toMatchObject({
    code: 1,
    output: expect.stringContaining(
      "Cannot modify integration-managed environment variables: 'DATABASE_URL'.",
    ),
  });
  await client.run('cloud', 'env', 'set', 'TIDE_KEY', 'first', '--secret', ...of);
  const again = ['cloud', 'env', 'set', 'TIDE_KEY', 'second', ...of];
  // The newest release overwrites a secret, which stays one.
  if (isNewest) await client.run(...again);
  else {
    expect(await client.finish(again)).toMatchObject({
      code: 1,
      output: expect.stringContaining("Environment variable 'TIDE_KEY' already exists"),
    });
  }
});
