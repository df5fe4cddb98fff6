import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { Kbd } from '../kbd/index.ts';
import { guide } from './CommandPalette.docs.tsx';
import { manyCommands, sampleCommands } from './CommandPalette.fixtures.tsx';
import { CommandPalette } from './CommandPalette.tsx';

const meta = preview.meta({
  title: 'Components/CommandPalette',
  component: CommandPalette,
  parameters: { guide },
  tags: ['autodocs'],
  args: {
    defaultOpen: true,
    commands: sampleCommands,
    onRun: fn(),
    footer: (
      <>
        <Kbd>?</Kbd> <span>All shortcuts</span>
      </>
    ),
  },
  // One page can have only one modal.
  render: (args, { viewMode }) =>
    viewMode === 'docs' ? <Opened {...args} defaultOpen={false} /> : <CommandPalette {...args} />,
});

/** The field has focus; results appear in the same frame, with their matched letters highlighted. */
export const Default = meta.story();

/** A command with an argument asks for it. Backspace and Escape go back a step. */
export const Arguments = meta.story({
  play: async ({ args, userEvent }) => {
    const ask = async () => {
      const field = await screen.findByRole('combobox', { name: 'Search or jump to' });
      await userEvent.type(field, 'redeploy{Enter}');
      const asked = await screen.findByRole('combobox', { name: 'Deployment to redeploy' });
      await waitFor(() => expect(asked).toHaveFocus());
      return asked;
    };
    for (const back of ['{Backspace}', '{Escape}']) {
      await ask();
      await userEvent.keyboard(back);
    }
    await userEvent.type(await ask(), '3f9{Enter}');
    await waitFor(() => expect(args.onRun).toHaveBeenCalledOnce());
    await expect(args.onRun).toHaveBeenCalledWith(
      expect.objectContaining({ id: '3f9a1c…7d21e4' }),
      {
        path: [expect.objectContaining({ id: 'redeploy' })],
        isNewTab: false,
      },
    );
  },
});

/** Recent commands come first while the field is empty. */
export const Recents = meta.story({
  args: { recentIds: ['theme', 'tide-tables'] },
  play: async () => {
    const options = await screen.findAllByRole('option');
    await expect(options[0]).toHaveAccessibleName('Switch Theme');
    await expect(options[1]).toHaveAccessibleName('Tide Tables');
  },
});

/** A server search is pending; known results can be used at once. */
export const Loading = meta.story({ args: { isLoading: true } });

export const Note = meta.story({
  args: { note: 'Search covers the newest 2,000 apps. 345 more are not included.' },
  async play({ args }) {
    await waitFor(() => expect(screen.getByText(String(args.note))).toBeVisible());
  },
});

/** The empty state, which is announced too. */
export const Empty = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'xyzzy');
    await waitFor(() => expect(screen.getAllByText('No results for “xyzzy”')).toHaveLength(2));
  },
});

/** Two thousand commands; fifty are rendered. */
export const ManyCommands = meta.story({
  args: { commands: manyCommands },
  play: async ({ userEvent }) => {
    const input = await screen.findByRole('combobox');
    await userEvent.type(input, 'berth 1999');
    const option = await screen.findByRole('option', { name: 'Berth 1999' });
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', option.id));
  },
});

/** Long and hostile names of other users. */
export const LongContent = meta.story({
  args: {
    commands: [
      {
        id: 'long',
        name: 'Consolidated Harbour and Coastal Waterways Deployment Console of the Northern Region',
        hint: 'consolidated-harbour-and-coastal-waterways-deployment-console',
        group: 'Apps',
        detail: 'Tidewater Labs',
      },
      { id: 'html', name: '<img src=x onerror=alert(1)>', group: 'Apps' },
      { id: 'arabic', name: 'ميناء ⚓️ Harbour', group: 'Apps' },
    ],
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } } });

export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });

function Opened(props: Parameters<typeof CommandPalette>[0]) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Search or jump to</Button>
      <CommandPalette {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
