import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { ThemeProvider } from '../../../theme-provider/index.ts';
import { fromStore } from '../../sources/fromStore.ts';
import { createLogStore } from '../../store/createLogStore.ts';
import { LogLiveButton } from './LogButtons.tsx';
import { LogContent } from './LogContent.tsx';
import { LogViewer } from './LogViewer.tsx';

test('a selected line pauses a live log, which counts new lines until it is resumed', async () => {
  const store = createLogStore();
  store.append(Array.from({ length: 200 }, (_, index) => `INFO: line ${index}`));
  const screen = await render(
    <ThemeProvider>
      <LogViewer
        aria-label="Application logs"
        source={{ ...fromStore(store), isPausable: true }}
        range={{ first: 200, last: 200 }}
      >
        <LogLiveButton />
        <LogContent />
      </LogViewer>
    </ThemeProvider>,
  );
  const state = (name: string) => screen.getByRole('button', { name, exact: true });
  await expect.element(state('Paused. Resume')).toBeVisible();
  store.append(['INFO: one more', 'INFO: and another']);
  await expect.element(state('Paused. 2 new. Resume')).toBeVisible();
  await state('Paused. 2 new. Resume').click();
  await expect.element(state('Live. Pause')).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /and another/ })).toBeVisible();
});
