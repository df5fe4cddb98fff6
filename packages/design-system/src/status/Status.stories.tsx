import { expect } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { guide } from './Status.docs.tsx';
import { Status } from './Status.tsx';
import { statuses } from './statuses.fixtures.ts';

const meta = preview.meta({
  title: 'Components/Status',
  component: Status,
  parameters: { guide },
  tags: ['autodocs'],
  args: { state: 'ready' as const, children: 'Ready' },
});

/** The text is complete; icon and colour are hidden from screen readers. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Ready')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});

/** In a row, and boxed for a separate status. */
export const States = meta.story({
  render: () => (
    <Stack gap={4}>
      {[false, true].map((isBoxed) => (
        <Inline key={String(isBoxed)} gap={4} isWrapping>
          {statuses.map(([state, words]) => (
            <Status key={state} state={state} isBoxed={isBoxed}>
              {words}
            </Status>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
});
