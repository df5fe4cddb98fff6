import { expect, screen, waitFor } from 'storybook/test';

/** Finds a dialog once it is visible: React Aria delays it until an on-screen keyboard has settled. */
export async function findOpen(
  role: 'dialog' | 'alertdialog',
  name?: string | RegExp,
): Promise<HTMLElement> {
  const dialog = await screen.findByRole(role, name === undefined ? {} : { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}
