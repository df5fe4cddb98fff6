import preview from '../../../../.storybook/preview.tsx';
import { guide } from './Truncate.docs.tsx';
import { Truncate } from './Truncate.tsx';

const meta = preview.meta({
  title: 'Components/Truncate',
  component: Truncate,
  tags: ['autodocs'],
  parameters: { guide },
  args: { children: '3f9a1c88-4f0e-4f0e-9a55-77d21e4a90d1' },
});

/** Six characters a side. Select it and copy: all of it is copied. */
export const Default = meta.story({});

/** Five a side, as in breadcrumbs. */
export const Shorter = meta.story({ args: { keep: 5 } });

/** Short text stays whole. */
export const Short = meta.story({ args: { children: 'harbour-api' } });
