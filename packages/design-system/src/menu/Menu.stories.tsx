import { Copy, Ellipsis, Rocket, ScrollText, Trash2 } from 'lucide-react';
import { MenuTrigger } from 'react-aria-components';
import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { IconButton } from '../icon-button/index.ts';
import { Kbd } from '../kbd/index.ts';
import { guide } from './Menu.docs.tsx';
import { Menu, MenuItem, MenuSection, MenuSeparator } from './Menu.tsx';

const icon = { size: 16, strokeWidth: 1.75 } as const;

const meta = preview.meta({
  title: 'Components/Menu',
  component: Menu,
  tags: ['autodocs'],
  parameters: { guide },
  args: { onAction: fn() },
  render: (args) => (
    <MenuTrigger>
      <IconButton label="Actions for Harbour API">
        <Ellipsis {...icon} aria-hidden="true" />
      </IconButton>
      <Menu {...args} />
    </MenuTrigger>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Harbour API' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
});

/** Icons, a shortcut, a reason for a disabled item, and an irreversible action last. */
export const Default = meta.story({
  args: {
    children: [
      <MenuItem key="logs" id="logs" icon={<ScrollText {...icon} />}>
        Open Logs
      </MenuItem>,
      <MenuItem key="redeploy" id="redeploy" icon={<Rocket {...icon} />} shortcut={<Kbd>R</Kbd>}>
        Redeploy…
      </MenuItem>,
      <MenuItem
        key="url"
        id="url"
        icon={<Copy {...icon} />}
        isDisabled
        description="Set by the first deployment"
      >
        Copy URL
      </MenuItem>,
      <MenuSeparator key="separator" />,
      <MenuItem key="delete" id="delete" icon={<Trash2 {...icon} />} tone="danger">
        Delete…
      </MenuItem>,
    ],
  },
});

/** Named sections, and a selection with check marks. */
export const Sections = meta.story({
  args: {
    selectionMode: 'single',
    defaultSelectedKeys: ['dark'],
    children: [
      <MenuSection key="theme" title="Theme">
        <MenuItem id="dark">Dark</MenuItem>
        <MenuItem id="light">Light</MenuItem>
        <MenuItem id="system">System</MenuItem>
      </MenuSection>,
      <MenuSection key="zone" title="Times">
        <MenuItem id="local">Local</MenuItem>
        <MenuItem id="utc">UTC</MenuItem>
      </MenuSection>,
    ],
  },
});
