import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Text } from './Text.tsx';

export const guide: Guide = {
  use: [
    'For text in one of six sizes and several tones.',
    '`isMono` for ids, hosts and names of variables; `isNumeric` for numbers in columns.',
  ],
  avoid: [
    { when: 'For a title:', instead: 'Heading' },
    { when: 'For a state:', instead: 'Status' },
    { when: 'For an id that is too long:', instead: 'Truncate' },
  ],
  rules: [
    {
      do: {
        text: 'Choose the element for its meaning (`as`), the size for the layout.',
        show: <Text as="p">A paragraph.</Text>,
      },
      dont: {
        text: 'Convey meaning by colour alone.',
        show: <Text tone="danger">harbour-api</Text>,
      },
    },
  ],
  keyboard: [],
  screenReader: ['Read as the element that `as` names.'],
};
