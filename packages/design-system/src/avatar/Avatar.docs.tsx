import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Inline } from '../inline/index.ts';
import { Avatar } from './Avatar.tsx';

export const guide: Guide = {
  use: ['Beside the name of a user (round) or a team (square), for quick recognition.'],
  avoid: [{ when: 'For an app or anything else with an id:', instead: 'Pennant' }],
  rules: [
    {
      do: {
        text: 'Write the name beside it.',
        show: (
          <Inline>
            <Avatar name="Ada Lovelace" /> Ada Lovelace
          </Inline>
        ),
      },
      dont: {
        text: 'Use it alone: initials are not unique.',
        show: <Avatar name="Ada Lovelace" />,
      },
    },
  ],
  keyboard: [],
  screenReader: ['Hidden: the name beside it identifies the user or team.'],
};
