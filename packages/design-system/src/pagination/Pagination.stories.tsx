import { fn } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { guide } from './Pagination.docs.tsx';
import { Pagination } from './Pagination.tsx';

const meta = preview.meta({
  title: 'Components/Pagination',
  component: Pagination,
  tags: ['autodocs'],
  parameters: { guide },
  args: { children: '11–20 of 23', onPrevious: fn(), onNext: fn() },
});

/** In the middle. */
export const Default = meta.story({});

/** On the first page there is no previous page. */
export const FirstPage = meta.story({ args: { children: '1–10 of 23', onPrevious: undefined } });

/** Pages in reverse order of time. */
export const NewerAndOlder = meta.story({
  args: { children: '6–10', previousLabel: 'Newer', nextLabel: 'Older' },
});
