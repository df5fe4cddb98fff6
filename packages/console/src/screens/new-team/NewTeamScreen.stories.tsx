import { expect, fn } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { networkFailure } from '../../testing/failures.ts';
import { NewTeamScreen } from './NewTeamScreen.tsx';

const meta = preview.meta({
  title: 'Screens/New Team',
  tags: ['autodocs'],
  component: NewTeamScreen,
  args: { onCreate: fn(async () => {}), allTeamsHref: '/teams' },
});

export const Ready = meta.story({});

export const Creates = meta.story({
  async play({ args, canvas, userEvent }) {
    const name = canvas.getByLabelText('Name');
    await userEvent.type(name, ' Harbour Pilots ');
    await expect(name).toHaveAccessibleDescription('Its URL starts with /harbour-pilots');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Team' }));
    await expect(args.onCreate).toHaveBeenCalledWith('Harbour Pilots');
  },
});

export const NamesWhatIsWrong = meta.story({
  async play({ args, canvas, userEvent }) {
    const name = canvas.getByLabelText('Name');
    await userEvent.type(name, 'ab');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Team' }));
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription(/Name must be at least 3 characters/);
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: {
    onCreate: fn(() => Promise.reject(networkFailure)),
  },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText('Name'), 'Harbour Pilots');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Team' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Couldn’t reach the platform');
    await expect(canvas.getByLabelText('Name')).toHaveValue('Harbour Pilots');
  },
});

/** With the feature off, the page says so. */
export const SwitchedOff = meta.story({
  args: { onCreate: undefined },
  async play({ canvas }) {
    await expect(canvas.getByText('Creating teams is turned off')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const DraftRestored = meta.story({
  args: { draft: { value: { name: 'Harbour Pilots' }, store: fn() } },
});

export const LongContent = meta.story({
  args: {
    draft: { value: { name: 'Consolidated Harbour & Coastal Waterways ⚓️ مرحبا' }, store: fn() },
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } } });

export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });
