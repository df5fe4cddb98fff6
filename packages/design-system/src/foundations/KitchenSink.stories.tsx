import { expect } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import * as styles from './foundations.css.ts';
import { KitchenSink } from './KitchenSink.fixtures.tsx';

const meta = preview.meta({ title: 'Foundations/Kitchen sink', component: KitchenSink });

/** Every component in every state. */
export const Default = meta.story({});

/** The same in compact density. */
export const Compact = meta.story({ globals: { density: 'compact' } });

/** The same from right to left. */
export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });

/** Everything fits into 320 px, the width of a phone at 200% zoom: the page scrolls in one direction. */
export const At320 = meta.story({
  decorators: [
    (Story) => (
      <div data-testid="narrow" className={styles.narrowest}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const frame = canvas.getByTestId('narrow');
    await expect(frame.scrollWidth).toBe(frame.clientWidth);
  },
});
