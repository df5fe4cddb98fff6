import { expect, fn } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { rejection } from '../../testing/failures.ts';
import { FieldValidationError } from '../../ui/form/FieldValidationError.ts';
import { NewAppScreen } from './NewAppScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Create New App',
  tags: ['autodocs'],
  component: NewAppScreen,
  args: { onCreate: fn(async () => {}), appsHref: '/tidewater-labs/apps' },
});

export const Ready = meta.story({});

export const Creates = meta.story({
  async play({ args, canvas, userEvent }) {
    const name = canvas.getByLabelText('Name');
    await userEvent.type(name, ' Harbour API ');
    await expect(name).toHaveAccessibleDescription('Its URL starts with harbour-api');
    await userEvent.click(canvas.getByRole('button', { name: 'Create App' }));
    await expect(args.onCreate).toHaveBeenCalledWith('Harbour API');
  },
});

export const NamesWhatIsWrong = meta.story({
  async play({ args, canvas, userEvent }) {
    const name = canvas.getByLabelText('Name');
    await userEvent.type(name, 'ab');
    await userEvent.click(canvas.getByRole('button', { name: 'Create App' }));
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription(/Name must be at least 3 characters/);
    await userEvent.clear(name);
    await userEvent.type(name, 'x'.repeat(51));
    await userEvent.click(canvas.getByRole('button', { name: 'Create App' }));
    await expect(name).toHaveAccessibleDescription(/Name must be less than 50 characters/);
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
});

export const Taken = meta.story({
  args: {
    onCreate: fn(async () => {
      throw new FieldValidationError({ name: 'Tidewater Labs already has an app with this name' });
    }),
  },
  async play({ canvas, userEvent }) {
    const name = canvas.getByLabelText('Name');
    await userEvent.type(name, 'Harbour API');
    await userEvent.click(canvas.getByRole('button', { name: 'Create App' }));
    await expect(name).toHaveAccessibleDescription(/already has an app with this name/);
    await expect(name).toHaveValue('Harbour API');
  },
});

export const Forbidden = meta.story({
  args: {
    onCreate: fn(() => Promise.reject(rejection(403, 'App limit reached'))),
  },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText('Name'), 'Harbour API');
    await userEvent.click(canvas.getByRole('button', { name: 'Create App' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('App limit reached');
  },
});

export const DraftRestored = meta.story({
  args: { draft: { value: { name: 'Harbour Master' }, store: fn() } },
  async play({ canvas }) {
    await expect(canvas.getByLabelText('Name')).toHaveValue('Harbour Master');
  },
});

export const LongContent = meta.story({
  args: {
    draft: { value: { name: 'Consolidated Harbour & Coastal Waterways ⚓️ مرحبا' }, store: fn() },
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } } });

export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });
