import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Button } from '../button/index.ts';
import { LinkButton } from './LinkButton.tsx';

export const guide: Guide = {
  reactAria: 'Link',
  pattern: 'link',
  use: [
    'When going somewhere is the next step, and deserves the weight of a button.',
    'In empty states, heads of pages, and at the end of a flow.',
  ],
  avoid: [
    { when: 'To do something here:', instead: 'Button' },
    { when: 'Among words or in tables:', instead: 'Link' },
  ],
  rules: [
    {
      do: {
        say: 'Keep it a link: people open it in a new tab, copy its address, and see where it leads.',
        show: <LinkButton href="#new">Create App</LinkButton>,
      },
      dont: {
        say: "Navigate from a button's `onPress`.",
        show: <Button>Go to Apps</Button>,
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the link, and on.' },
    { keys: ['Enter'], does: 'Follows it. Space does not: it is a link.' },
  ],
  screenReader: [
    'A link, whatever it looks like.',
    'Disabled: a link without an address, and said to be so.',
  ],
};
