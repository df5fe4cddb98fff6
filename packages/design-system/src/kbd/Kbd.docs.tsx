import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Inline } from '../inline/index.ts';
import { Kbd } from './Kbd.tsx';

export const guide: Guide = {
  use: [
    'For a key that does what stands beside it: in buttons, menus, tooltips, the sheet of shortcuts.',
  ],
  avoid: [{ when: 'For what is typed into a terminal:', instead: 'CodeBlock' }],
  rules: [
    {
      do: {
        say: 'Write keys as their caps are printed.',
        show: (
          <Inline>
            Search <Kbd>⌘K</Kbd>
          </Inline>
        ),
      },
      dont: {
        say: 'Spell them out.',
        show: (
          <Inline>
            Search <Kbd>Command+K</Kbd>
          </Inline>
        ),
      },
    },
  ],
  keyboard: [],
  screenReader: ['Read as text. Where it repeats what a control says of itself, hide it.'],
};
