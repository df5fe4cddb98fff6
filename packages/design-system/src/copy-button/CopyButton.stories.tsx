import { expect, fn, screen, within } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { guide } from './CopyButton.docs.tsx';
import { CopyButton } from './CopyButton.tsx';

const meta = preview.meta({
  title: 'Components/CopyButton',
  component: CopyButton,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    label: 'Copy ID',
    value: '3f9a1c88-4f0e-4f0e-9a55-77d21e4a90d1',
    copyText: fn<(text: string) => Promise<void>>(() => Promise.resolve()),
  },
});

/** Copies the whole value, even if it is truncated on screen. */
export const Default = meta.story({});

/** The feedback, shown for two seconds. */
export const Copied = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy ID' }));
    await expect(args.copyText).toHaveBeenCalledWith('3f9a1c88-4f0e-4f0e-9a55-77d21e4a90d1');
    await expect(await canvas.findByText('Copied')).toBeInTheDocument();
  },
});

/** The browser denied access, and the button explains what to do instead. */
export const Failed = meta.story({
  args: {
    copyText: fn<(text: string) => Promise<void>>(() => Promise.reject(new Error('Not allowed'))),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy ID' }));
    const dialog = await screen.findByRole('dialog', { name: /Could not copy/ });
    await expect(within(dialog).getByRole('textbox')).toHaveFocus();
  },
});
