import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { findOpen } from '../../testing/findOpen.ts';
import ShortcutSheet from './ShortcutSheet.tsx';
import type { ShortcutSheetProps } from './ShortcutSheet.tsx';

const hidden: readonly string[] = ['integrations', 'appSettings'];
const everyPage: ShortcutSheetProps['hasPage'] = () => true;
const fewPages: ShortcutSheetProps['hasPage'] = (id): boolean => !hidden.includes(id);

const meta = preview.meta({
  title: 'Screens/Shortcuts',
  component: ShortcutSheet,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    hasPage: everyPage,
    hasSingleKeys: true,
    onSingleKeysChange: fn(),
  },
});

/** Every shortcut with its keys, and the switch for those of single keys. */
export const Default = meta.story({
  async play({ args, userEvent }) {
    const sheet = await findOpen('dialog', 'Keyboard shortcuts');
    await waitFor(() => expect(sheet).toBeVisible());
    const app = within(within(sheet).getByRole('region', { name: 'Go to, in an app' }));
    await expect(app.getByText('Deployments').closest('div')).toHaveTextContent(
      'DeploymentsG then D',
    );
    const everywhere = within(sheet).getByRole('region', { name: 'Everywhere' });
    await expect(everywhere).toHaveTextContent('Move to notificationsAltT');
    const variables = within(sheet).getByRole('region', { name: 'In variables' });
    await expect(variables).toHaveTextContent('SaveCtrlSSave and redeployCtrlEnter');
    await userEvent.click(within(sheet).getByRole('switch', { name: 'Single-key shortcuts' }));
    await expect(args.onSingleKeysChange).toHaveBeenCalledWith(false);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
});

/** A host lists no keys to pages it does not show. */
export const FewPages = meta.story({
  args: { hasPage: fewPages, hasSingleKeys: false },
  async play() {
    const sheet = await findOpen('dialog', 'Keyboard shortcuts');
    await waitFor(() => expect(sheet).toBeVisible());
    await expect(within(sheet).queryByText('Integrations')).toBeNull();
    await expect(within(sheet).getByRole('switch')).not.toBeChecked();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } } });

export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });
