import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Link } from '../link/index.ts';

export const guide: Guide = {
  reactAria: 'PreviewTrigger',
  use: [
    'For a look at what a link leads to, for people who compare several: a deployment, an app, a person.',
    'Where the same facts are on the page behind the link.',
  ],
  avoid: [
    { when: 'For a few words about a control:', instead: 'Tooltip' },
    { when: 'For what is needed to go on, or a form:', instead: 'Popover' },
    { when: 'For actions:', instead: 'Menu' },
  ],
  rules: [
    {
      do: {
        say: 'Put it on a link whose words say enough without it.',
        show: <Link href="#deployment">Deployment b71e4c…98aa13</Link>,
      },
      dont: {
        say: 'Put it on words that mean nothing alone.',
        show: <Link href="#deployment">Details</Link>,
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'On the link: the card opens after a moment, and Tab goes on into it.' },
    { keys: ['Enter'], does: 'Follows the link.' },
    { keys: ['Esc'], does: 'Closes the card; the focus is on the link.' },
  ],
  screenReader: [
    'The link says that it has a dialog, and whether it is open; the card is a dialog with its name.',
    'While it is open the link is described by it.',
  ],
};
