import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Truncate } from './Truncate.tsx';

export const guide: Guide = {
  use: ['For ids and other strings that differ at their ends.'],
  avoid: [{ when: 'For prose, use `isTruncated` of', instead: 'Text' }],
  rules: [
    {
      do: {
        text: 'Keep enough of both ends to recognise it.',
        show: <Truncate>9d2c42a7-5b0e-4f3c-8a18-2f7be0c4d9e1</Truncate>,
      },
      dont: {
        text: 'Keep so little that two values look the same.',
        show: <Truncate keep={1}>9d2c42a7-5b0e-4f3c-8a18-2f7be0c4d9e1</Truncate>,
      },
    },
  ],
  keyboard: [],
  screenReader: ['The full text is in the document: it is read, found and copied in full.'],
};
