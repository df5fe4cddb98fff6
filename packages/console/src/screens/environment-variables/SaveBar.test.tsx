import { createToaster, ThemeProvider, ToastRegion } from '@quayside/design-system';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { ready } from '../../domain/loadable.ts';
import { sampleDeployment, sampleVariable } from '../../testing/samples.ts';
import { EnvironmentVariablesScreen } from './EnvironmentVariablesScreen.tsx';
import { readVariablesState } from './variablesState.ts';

afterEach(() => page.viewport(1280, 800));

/** So many that the save bar sticks to the end of the page. */
const variables = Array.from({ length: 40 }, (_, index) =>
  sampleVariable({ name: `TIDE_${index}`, value: 'low', agoMs: 60_000 }),
);

for (const width of [1280, 360]) {
  test(`a toast leaves the save bar uncovered at ${width} px`, async () => {
    await page.viewport(width, 800);
    const live = sampleDeployment({ seed: 12, status: 'success', agoMs: 1_200_000 });
    const toaster = createToaster();
    const screen = await render(
      <ThemeProvider>
        <EnvironmentVariablesScreen
          variables={ready(variables)}
          deployed={{ changedNames: [], live, onRedeploy: () => Promise.resolve() }}
          state={readVariablesState({})}
          onStateChange={() => {}}
          onSave={() => Promise.resolve()}
        />
        <ToastRegion toaster={toaster} />
      </ThemeProvider>,
    );
    await screen.getByRole('button', { name: 'Add' }).click();
    await screen.getByRole('menuitem', { name: 'Variable' }).click();
    toaster.error({
      title: 'Something went wrong!',
      description: 'Service Unavailable',
      duration: Infinity,
    });
    const toast = screen.getByText('Service Unavailable');
    await expect.element(toast).toBeVisible();

    const bottomOfToast = () => toast.element().closest('li')?.getBoundingClientRect().bottom;
    for (const name of ['Discard', 'Save and Redeploy', /^Save(?! and)/]) {
      const button = screen.getByRole('button', { name, exact: true });
      const { top } = button.element().getBoundingClientRect();
      await expect.poll(bottomOfToast).toBeLessThanOrEqual(top);
    }
    const discard = screen.getByRole('button', { name: 'Discard', exact: true });
    await discard.click();
    await expect.element(discard).not.toBeInTheDocument();
  });
}
