import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { DescriptionList, DescriptionItem } from './DescriptionList.tsx';

export const guide: Guide = {
  use: ['For attributes of one object: name and value.'],
  avoid: [{ when: 'For many objects with the same attributes:', instead: 'Table' }],
  rules: [
    {
      do: {
        text: 'Explain a missing value and when it will be set.',
        show: (
          <DescriptionList>
            <DescriptionItem term="URL">Set by the first deployment</DescriptionItem>
          </DescriptionList>
        ),
      },
      dont: {
        text: 'Leave a value empty.',
        show: (
          <DescriptionList>
            <DescriptionItem term="URL">–</DescriptionItem>
          </DescriptionList>
        ),
      },
    },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Moves to the links and buttons in it.' }],
  screenReader: ['A description list: each term is read with its value.'],
};
