import { expect, test } from 'vitest';

import { createTestPlatform } from '../testing.fixtures.ts';

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'a query parameter named %s is ignored like any unknown one',
  async (name) => {
    const mock = await createTestPlatform();
    const response = await mock.send(`/teams/?${name}=x&limit=1`, { as: 'ada@example.com' });
    expect(response.status).toBe(200);
  },
);
