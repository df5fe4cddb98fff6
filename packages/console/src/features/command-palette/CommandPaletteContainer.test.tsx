import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { appQueries } from '../../api/apps.ts';
import { useConsole } from '../../runtime/useConsole.ts';
import { openConsoleInMemory } from '../../testing/openConsole.tsx';
import { sampleApps } from '../../testing/samples.ts';
import { CommandPaletteContainer } from './CommandPaletteContainer.tsx';

test('Mod+K opens the palette once its code is loaded, and Escape restores focus', async () => {
  const opened = await openConsoleInMemory('/tidewater-labs/apps', {
    beside: <CommandPaletteContainer />,
  });
  await render(opened.page);
  const button = page.getByRole('button', { name: /^Search/ });
  await expect.element(button).toBeVisible();
  button.element().focus();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('the palette says that there are more apps than it reads', async () => {
  function MoreApps() {
    const { api, queryClient } = useConsole();
    queryClient.setQueryData(appQueries(api).all().queryKey, {
      data: [...sampleApps],
      count: 2001,
    });
    return <CommandPaletteContainer />;
  }
  const opened = await openConsoleInMemory('/tidewater-labs/apps', { beside: <MoreApps /> });
  await render(opened.page);
  await page.getByRole('button', { name: /^Search/ }).click();
  await page.getByRole('combobox').fill('pilot');
  await expect
    .element(page.getByText('Search covers only the newest 10 apps. You have more.'))
    .toBeVisible();
});
