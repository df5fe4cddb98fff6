import { Menu } from 'react-aria-components';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { MenuItem } from '../menu/index.ts';
import { SearchField } from '../search-field/index.ts';
import { guide } from './Autocomplete.docs.tsx';
import { Autocomplete } from './Autocomplete.tsx';

const choose = fn();

const meta = preview.meta({
  title: 'Components/Autocomplete',
  component: Autocomplete,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    filter: (text, typed) => text.toLowerCase().includes(typed.toLowerCase()),
    children: (
      <>
        <SearchField aria-label="Find a team" />
        <Menu aria-label="Teams" onAction={choose}>
          <MenuItem id="ada">Ada Lovelace</MenuItem>
          <MenuItem id="tidewater">Tidewater Labs</MenuItem>
          <MenuItem id="northern">Northern Light</MenuItem>
        </Menu>
      </>
    ),
  },
});

/** Shows everything until the user types. */
export const Default = meta.story();

/** Typing filters the list; the arrow keys and Enter choose from it, and the field keeps focus. */
export const Narrowed = meta.story({
  play: async ({ canvas, userEvent }) => {
    choose.mockClear();
    const field = canvas.getByRole('searchbox', { name: 'Find a team' });
    await userEvent.type(field, 'light');
    await waitFor(() => expect(canvas.getAllByRole('menuitem')).toHaveLength(1));
    await expect(canvas.getByRole('menuitem', { name: 'Northern Light' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(choose.mock.lastCall?.[0]).toBe('northern');
    await expect(field).toHaveFocus();
  },
});
