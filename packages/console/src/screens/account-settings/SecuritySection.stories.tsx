import { expect, fn } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';

import { openConsole } from '../../testing/openConsole.tsx';
import { withStoryTime } from '../../testing/withStoryTime.tsx';
import { SecuritySection } from './SecuritySection.tsx';
import { SecuritySectionContainer } from './SecuritySectionContainer.tsx';
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

/** The container alone on a host's page. */
export const OverThePlatform = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { page } = await openConsole('/', {
      msw,
      content: <SecuritySectionContainer />,
    });
    await mount(page);
    await userEvent.type(await canvas.findByLabelText('Current password'), 'wrong password');
    await userEvent.type(canvas.getByLabelText('New password'), 'another-password-1');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'another-password-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Incorrect password')).toBeVisible();
  },
});
