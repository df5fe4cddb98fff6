import { expect, fn } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { withStoryTime } from '../../testing/withStoryTime.tsx';
import { SecuritySection } from './SecuritySection.tsx';
import { sampleMe } from '../../testing/teamSamples.ts';

const meta = preview.meta({
  title: 'Sections/Security',
  tags: ['autodocs'],
  component: SecuritySection,
  decorators: [withStoryTime],
  args: {
    me: sampleMe,
    onChangePassword: fn(async () => {}),
    onSendPasswordLink: fn(async () => {}),
  },
});

export const Ready = meta.story({
  async play({ canvas, canvasElement }) {
    await expect(canvasElement.querySelector('[autocomplete="username"]')).toHaveValue(
      sampleMe.email,
    );
    await expect(canvas.queryByRole('textbox', { name: '' })).toBeNull();
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Security' })).toBeVisible();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } } });
