import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { findOpen } from '../../testing/findOpen.ts';
import { openConsole } from '../../testing/openConsole.tsx';
import { withStoryTime } from '../../testing/withStoryTime.tsx';
import { MembersSection } from './MembersSection.tsx';
import { MembersSectionContainer } from './MembersSectionContainer.tsx';
import { people, sampleTeam } from '../../testing/teamSamples.ts';
import { viewOf } from '../../domain/permissions.ts';

const meta = preview.meta({
  title: 'Sections/Members',
  tags: ['autodocs'],
  component: MembersSection,
  decorators: [withStoryTime],
  args: {
    ...viewOf(sampleTeam, people.ada.id),
    onRoleChange: fn(async () => {}),
    onRemove: fn(async () => {}),
  },
});

export const Ready = meta.story({
  async play({ canvas }) {
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Members' })).toBeVisible();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } } });

/** The container alone on a host's page. */
export const OverThePlatform = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { page } = await openConsole('/', {
      msw,
      content: <MembersSectionContainer teamSlug="tidewater-labs" />,
    });
    await mount(page);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove User Radia Perlman' }));
    const dialog = await findOpen('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove User' }));
    await waitFor(() => expect(canvas.queryByText('radia@example.org')).toBeNull());
  },
});
