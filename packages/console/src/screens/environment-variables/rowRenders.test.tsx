import { ThemeProvider } from '@quayside/design-system';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { ready } from '../../domain/loadable.ts';
import { sampleVariable } from '../../testing/samples.ts';
import { EnvironmentVariablesScreen } from './EnvironmentVariablesScreen.tsx';
import { readVariablesState } from './variablesState.ts';

test('typing in a row does not render the other rows', async () => {
  // Every render of a saved row, edited or not, reads whether its variable is a secret.
  const rendered = new Set<string>();
  const hundreds = Array.from({ length: 500 }, (_, index) => {
    const variable = sampleVariable({ name: `TIDE_${index}`, value: 'low', agoMs: 60_000 });
    return Object.defineProperty(variable, 'is_secret', {
      get() {
        rendered.add(variable.name);
        return false;
      },
    });
  });
  const screen = await render(
    <ThemeProvider>
      <EnvironmentVariablesScreen
        variables={ready(hundreds)}
        state={readVariablesState({})}
        onStateChange={() => {}}
        onSave={() => Promise.resolve()}
      />
    </ThemeProvider>,
  );
  expect(rendered.size).toBe(500);
  const edit = async (name: string) => {
    await screen.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const value = screen.getByLabelText(`Value of ${name}`, { exact: true });
    await expect.element(value).toHaveFocus();
    return value;
  };
  await edit('TIDE_1');
  await userEvent.keyboard('still');
  const value = await edit('TIDE_2');
  rendered.clear();

  await userEvent.keyboard('flood');
  await expect.element(value).toHaveValue('lowflood');
  expect([...rendered]).toEqual([]);
});
