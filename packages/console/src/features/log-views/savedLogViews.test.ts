import { expect, test } from 'vitest';

import { mostViews, withView } from './savedLogViews.ts';

test('a view takes the place of one with the same name, and views are sorted by name', () => {
  const before = [
    { name: 'Errors', query: 'level:error', span: '1h' },
    { name: 'Slow', query: 'slow' },
  ];
  expect(withView(before, { name: 'Errors', query: 'status:5xx' })).toEqual([
    { name: 'Errors', query: 'status:5xx' },
    { name: 'Slow', query: 'slow' },
  ]);
  expect(withView(before, { name: 'Berths', query: 'berth' })[0]?.name).toBe('Berths');
});

test('the number of views is bounded, and the new one is kept', () => {
  const full = Array.from({ length: mostViews }, (_, index) => ({ name: `${index}`, query: '' }));
  const views = withView(full, { name: 'new', query: '' });
  expect(views).toHaveLength(mostViews);
  expect(views.some(({ name }) => name === 'new')).toBe(true);
});
