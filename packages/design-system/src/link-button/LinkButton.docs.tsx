import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Button } from '../button/index.ts';
import { LinkButton } from './LinkButton.tsx';

export const guide: Guide = {
  reactAria: 'Link',
  pattern: 'link',
  use: [
    'When navigation is the next step and deserves a button.',
    'In empty states, page headers, and at the end of a flow.',
  ],
  avoid: [
    { when: 'To do something here:', instead: 'Button' },
    { when: 'In text or tables:', instead: 'Link' },
  ],
  rules: [
    {
      do: {
        text: 'Keep it a link: users can open it in a new tab, copy its URL and see its target.',
        show: <LinkButton href="#new">Create App</LinkButton>,
      },
      dont: {
        text: "Navigate from a button's `onPress`.",
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
    'Disabled: a link without a target, announced as disabled.',
  ],
};
