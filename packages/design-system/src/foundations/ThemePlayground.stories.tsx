import { expect } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { createTheme } from '../create-theme/index.ts';
import { ThemePlayground } from './ThemePlayground.fixtures.tsx';

const meta = preview.meta({
  title: 'Foundations/Theme playground',
  component: ThemePlayground,
  parameters: {
    docs: {
      description: {
        component:
          'A few seeds grow into a whole theme. Whatever they are, every pair of colours that meets ' +
          'on the screen keeps AA in dark and in light. Copy the CSS into a file of your own, or ' +
          'hand the seeds to `createTheme` and the theme to `ThemeProvider`.',
      },
    },
  },
});

/** Changing a seed updates the theme. An invalid seed is rejected, and the last theme stays. */
export const Playground = meta.story({
  play: async ({ canvas, userEvent }) => {
    const accent = canvas.getByRole('textbox', { name: 'Accent' });
    await userEvent.clear(accent);
    await userEvent.type(accent, '#d97706');
    const sample = canvas.getByRole('group', { name: 'In light' });
    const orange = createTheme({ accent: '#d97706', radius: 8 });
    await expect(getComputedStyle(sample).getPropertyValue('--qs-accent')).toBe(
      orange.light.color.accent,
    );
    await userEvent.type(accent, ';color:red');
    await expect(canvas.getByText(/accent must be #rgb, #rrggbb/)).toBeVisible();
    await expect(getComputedStyle(sample).getPropertyValue('--qs-accent')).toBe(
      orange.light.color.accent,
    );
    await userEvent.clear(accent);
    await userEvent.type(accent, '#7c3aed');
  },
});
