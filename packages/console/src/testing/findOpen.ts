import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** Finds a dialog once it is visible: React Aria delays it until an on-screen keyboard has settled. */
export async function findOpen(
  role: 'dialog' | 'alertdialog',
  name?: string | RegExp,
): Promise<HTMLElement> {
  const dialog = await screen.findByRole(role, name === undefined ? {} : { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}

interface Confirmation {
  /** A text of the dialog. */
  text?: string | RegExp;
  /** Text that has to be typed first. @default nothing */
  typed?: string;
}

/** Confirms a dialog, and waits until it has closed. */
export async function confirm(action: string, { text, typed }: Confirmation = {}): Promise<void> {
  const dialog = await findOpen('alertdialog');
  if (text !== undefined) await expect(dialog).toHaveTextContent(text);
  const button = within(dialog).getByRole('button', { name: action });
  if (typed !== undefined) {
    await expect(button).toBeDisabled();
    await userEvent.type(within(dialog).getByRole('textbox'), typed);
  }
  await userEvent.click(button);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}
