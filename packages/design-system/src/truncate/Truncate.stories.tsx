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

/** Six characters on each side. Selecting and copying copies all of it. */
export const Default = meta.story({});

/** Five on each side, as in breadcrumbs. */
export const Shorter = meta.story({ args: { keep: 5 } });

/** Short text is not truncated. */
export const Short = meta.story({ args: { children: 'harbour-api' } });
