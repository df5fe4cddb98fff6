import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Text } from './Text.tsx';

export const guide: Guide = {
  use: [
    'For words in one of the six sizes and the tones of text.',
    '`isMono` for ids, hosts and names of variables; `isNumeric` for numbers in columns.',
  ],
  avoid: [
    { when: 'To name what follows:', instead: 'Heading' },
    { when: 'For how a thing is:', instead: 'Status' },
    { when: 'For an id that is too long:', instead: 'Truncate' },
  ],
  rules: [
    {
      do: {
        say: 'Choose the element for its meaning (`as`), the size for its place.',
        show: <Text as="p">A paragraph.</Text>,
      },
      dont: {
        say: 'Say something by colour alone.',
        show: <Text tone="danger">harbour-api</Text>,
      },
    },
  ],
  keyboard: [],
  screenReader: ['Read as the element that `as` names.'],
};
