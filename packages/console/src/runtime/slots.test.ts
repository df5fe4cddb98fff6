import { expect, test } from 'vitest';

import { pages } from '../pages.ts';
import { pagesWithSlots } from './slots.ts';

test('every page with rail and top bar accepts slots', () => {
  const withHeader = pages.filter((page) => page.breadcrumbs !== undefined);
  expect([...pagesWithSlots].toSorted()).toEqual(withHeader.map(({ id }) => id).toSorted());
});
