import { describe, expect, test } from 'vitest';

import { choose, placeOf } from './wizard.ts';

const whole = { connect: 'i', project: 'p', branch: 'b', database: '7' };

describe('choosing', () => {
  test('keeps earlier choices, and resets later ones', () => {
    expect(choose(whole, 'integration', 'j')).toEqual({ connect: 'j' });
    expect(choose(whole, 'project', 'q')).toEqual({ connect: 'i', project: 'q' });
    expect(choose(whole, 'branch', 'c')).toEqual({ connect: 'i', project: 'p', branch: 'c' });
    expect(choose(whole, 'database', '8')).toEqual({ ...whole, database: '8' });
    expect(choose({ connect: 'i', subscription: '1', database: '2' }, 'subscription', '3')).toEqual(
      {
        connect: 'i',
        subscription: '3',
      },
    );
  });
});

describe('the request body', () => {
  test('for Neon is the name of the database', () => {
    expect(placeOf('neon', whole, 'neondb')).toEqual({
      type: 'neon',
      project_id: 'p',
      branch_id: 'b',
      database_name: 'neondb',
    });
  });

  test('for Redis Cloud are numbers', () => {
    expect(placeOf('redis', { subscription: '12', database: '34' }, 'jobs')).toEqual({
      type: 'redis',
      subscription_id: 12,
      database_id: 34,
    });
  });

  test.each([
    ['neon', { ...whole, branch: undefined }, 'neondb'],
    ['neon', whole, undefined],
    ['redis', { database: '34' }, 'jobs'],
    ['logfire', whole, 'x'],
    [undefined, whole, 'x'],
  ])('is undefined until the selection is complete (%s, %j)', (type, choice, name) => {
    expect(placeOf(type, choice, name)).toBeUndefined();
  });
});
