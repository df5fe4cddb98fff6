import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Inline } from '../inline/index.ts';
import { Pennant } from './Pennant.tsx';

export const guide: Guide = {
  use: ['Beside the name of an app or another thing with an id, so that the eye finds it again.'],
  avoid: [{ when: 'For a person or a team:', instead: 'Avatar' }],
  rules: [
    {
      do: {
        say: 'Put it before the name, everywhere the thing is named.',
        show: (
          <Inline>
            <Pennant id="harbour-api" /> Harbour API
          </Inline>
        ),
      },
      dont: {
        say: 'Let it mean something: two things may fly the same flag.',
        show: <Pennant id="harbour-api" />,
      },
    },
  ],
  keyboard: [],
  screenReader: ['Hidden: it is decoration.'],
};
