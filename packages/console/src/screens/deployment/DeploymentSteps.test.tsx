import { ThemeProvider } from '@quayside/design-system';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { DeploymentSteps } from './DeploymentSteps.tsx';

test('each change of the status is announced, but not the one that the page opens with', async () => {
  const stepsIn = (status: 'building' | 'deploying' | undefined) => (
    <ThemeProvider>
      <DeploymentSteps status={status} logged={{}} onGoToLine={undefined} />
    </ThemeProvider>
  );
  const { getByRole, rerender } = await render(stepsIn(undefined));
  const text = () => getByRole('list').element().textContent;
  expect(text()).not.toMatch(/not\sstarted/);
  await rerender(stepsIn('building'));
  await expect.poll(text).toMatch(/not\sstarted/);
  await expect.element(getByRole('status')).toBeEmptyDOMElement();
  await rerender(stepsIn('deploying'));
  await expect.element(getByRole('status')).toHaveTextContent('Deploying Image');
});
