import { expect } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { inNarrow } from '../internal/Narrow.fixtures.tsx';
import { SkeletonText } from '../skeleton/index.ts';
import { Truncate } from '../truncate/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { guide } from './Breadcrumbs.docs.tsx';
import { Breadcrumb, Breadcrumbs } from './Breadcrumbs.tsx';

const meta = preview.meta({
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    children: [
      <Breadcrumb key="team" href="#team">
        Tidewater Labs
      </Breadcrumb>,
      <Breadcrumb key="apps" href="#apps">
        Apps
      </Breadcrumb>,
      <Breadcrumb key="app" href="#app">
        Harbour API
      </Breadcrumb>,
      <Breadcrumb key="deployment">
        <Truncate keep={5}>3f9a1c88-4f0e-4f0e-9a55-77d21e4a90d1</Truncate>
      </Breadcrumb>,
    ],
  },
});

/** The last one is the current page, and not a link. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('3f9a1');
  },
});

/** Only the last two are shown. */
export const NarrowContainer = meta.story({
  decorators: [inNarrow],
});

/** While the app's name loads. */
export const Loading = meta.story({
  args: {
    children: [
      <Breadcrumb key="team" href="#team">
        Tidewater Labs
      </Breadcrumb>,
      <Breadcrumb key="app">
        <VisuallyHidden>Loading</VisuallyHidden>
        <SkeletonText width="md" />
      </Breadcrumb>,
    ],
  },
});

/** Right to left: the path starts on the right, and the slashes are mirrored. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: {
    children: [
      <Breadcrumb key="team" href="#team">
        مختبرات المد
      </Breadcrumb>,
      <Breadcrumb key="apps" href="#apps">
        التطبيقات
      </Breadcrumb>,
      <Breadcrumb key="app" href="#app">
        Harbour API
      </Breadcrumb>,
      <Breadcrumb key="deployment">
        <Truncate keep={5}>3f9a1c88-4f0e-4f0e-9a55-77d21e4a90d1</Truncate>
      </Breadcrumb>,
    ],
  },
});
