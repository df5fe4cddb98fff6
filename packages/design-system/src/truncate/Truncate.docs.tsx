import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Truncate } from './Truncate.tsx';

export const guide: Guide = {
  use: ['For ids and other strings whose ends tell them apart.'],
  avoid: [{ when: 'For prose that may be cut at its end: `isTruncated` of', instead: 'Text' }],
  rules: [
    {
      do: {
        say: 'Keep enough of both ends to recognise it.',
        show: <Truncate>9d2c42a7-5b0e-4f3c-8a18-2f7be0c4d9e1</Truncate>,
      },
      dont: {
        say: 'Keep so little that two look the same.',
        show: <Truncate keep={1}>9d2c42a7-5b0e-4f3c-8a18-2f7be0c4d9e1</Truncate>,
      },
    },
  ],
  keyboard: [],
  screenReader: ['The whole text is in the document: it is read, found and copied whole.'],
};
