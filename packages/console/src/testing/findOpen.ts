import { expect, screen, waitFor } from 'storybook/test';

/** Finds a dialog once it is to be seen: React Aria holds it back until a keyboard on the screen has settled. */
export async function findOpen(
  role: 'dialog' | 'alertdialog',
  name?: string | RegExp,
): Promise<HTMLElement> {
  const dialog = await screen.findByRole(role, name === undefined ? {} : { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}
