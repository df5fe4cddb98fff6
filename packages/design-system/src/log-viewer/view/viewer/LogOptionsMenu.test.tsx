import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { renderThemed } from '../../../renderThemed.fixtures.tsx';
import { fromStore } from '../../sources/fromStore.ts';
import { createLogStore } from '../../store/createLogStore.ts';
import { LiveLogViewer } from './LiveLogViewer.tsx';

test('new errors are announced at first, and all lines on request', async () => {
  const store = createLogStore();
  const screen = await renderThemed(
    <LiveLogViewer aria-label="Application logs" source={fromStore(store)} />,
  );
  const announced = screen.getByRole('log', { name: 'Application logs' });
  store.append(['INFO: listening']);
  await expect.element(screen.getByRole('row', { name: /listening/ })).toBeVisible();
  store.append(['ERROR: the database is gone']);
  await expect.element(announced).toHaveTextContent('Error: ERROR: the database is gone');
  // Its language is unknown.
  expect(announced.element().querySelector('[lang=""]')?.textContent).toMatch(/^ERROR: the/);
  await screen.getByRole('button', { name: 'Log options' }).click();
  await screen.getByRole('menuitemradio', { name: 'Announce new lines' }).click();
  await userEvent.keyboard('{Escape}');
  store.append(['INFO: back']);
  await expect.element(announced).toHaveTextContent('INFO: back');
});
