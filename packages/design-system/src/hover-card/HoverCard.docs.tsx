import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Link } from '../link/index.ts';

export const guide: Guide = {
  reactAria: 'PreviewTrigger',
  use: [
    'For a preview of a link target when users compare several: a deployment, an app, a user.',
    'When the linked page has the same information.',
  ],
  avoid: [
    { when: 'For a few words about a control:', instead: 'Tooltip' },
    { when: 'For required content, or a form:', instead: 'Popover' },
    { when: 'For actions:', instead: 'Menu' },
  ],
  rules: [
    {
      do: {
        text: 'Use it on a link that makes sense without it.',
        show: <Link href="#deployment">Deployment b71e4c…98aa13</Link>,
      },
      dont: {
        text: 'Use it on text that means nothing alone.',
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
