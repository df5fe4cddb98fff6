import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';

import { openConsole } from '../../testing/openConsole.tsx';
import { withStoryTime } from '../../testing/withStoryTime.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { ProfileSectionContainer } from './ProfileSectionContainer.tsx';
import { sampleMe } from '../../testing/teamSamples.ts';

const meta = preview.meta({
  title: 'Sections/Profile',
  tags: ['autodocs'],
  component: ProfileSection,
  decorators: [withStoryTime],
  args: {
    me: sampleMe,
    pendingEmail: undefined,
    onSave: fn(async () => {}),
    onResend: fn(async () => {}),
  },
});

export const Ready = meta.story({
  async play({ canvas }) {
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Profile' })).toBeVisible();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } } });

/** The container alone on a host's page. */
export const OverThePlatform = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { page } = await openConsole('/', {
      msw,
      content: <ProfileSectionContainer />,
    });
    await mount(page);
    const name = await canvas.findByLabelText('Full name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Ada King');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('Profile saved')).toBeVisible());
  },
});
