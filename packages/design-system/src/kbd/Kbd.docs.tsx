import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Inline } from '../inline/index.ts';
import { Kbd } from './Kbd.tsx';

export const guide: Guide = {
  use: ['For a keyboard shortcut in buttons, menus, tooltips and the shortcut sheet.'],
  avoid: [{ when: 'For what is typed into a terminal:', instead: 'CodeBlock' }],
  rules: [
    {
      do: {
        text: 'Write keys as printed on the keyboard.',
        show: (
          <Inline>
            Search <Kbd>⌘K</Kbd>
          </Inline>
        ),
      },
      dont: {
        text: 'Spell them out.',
        show: (
          <Inline>
            Search <Kbd>Command+K</Kbd>
          </Inline>
        ),
      },
    },
  ],
  keyboard: [],
  screenReader: ['Read as text. Hide it if the control already announces the shortcut.'],
};
