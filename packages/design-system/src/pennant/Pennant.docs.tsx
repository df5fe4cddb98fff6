import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Inline } from '../inline/index.ts';
import { Pennant } from './Pennant.tsx';

export const guide: Guide = {
  use: ['Beside the name of an app or another object with an id, for quick recognition.'],
  avoid: [{ when: 'For a person or a team:', instead: 'Avatar' }],
  rules: [
    {
      do: {
        text: 'Put it before the name, everywhere.',
        show: (
          <Inline>
            <Pennant id="harbour-api" /> Harbour API
          </Inline>
        ),
      },
      dont: {
        text: 'Give it a meaning: two objects may have the same pennant.',
        show: <Pennant id="harbour-api" />,
      },
    },
  ],
  keyboard: [],
  screenReader: ['Hidden: it is decoration.'],
};
