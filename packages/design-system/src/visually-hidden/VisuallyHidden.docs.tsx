import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Text } from '../text/index.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export const guide: Guide = {
  use: ['For words that the eye gets from the layout: "more deployments" after "+12".'],
  avoid: [
    { when: 'For the name of an icon: its `label`, in', instead: 'IconButton' },
    { when: 'For what everybody needs:', instead: 'Text' },
  ],
  rules: [
    {
      do: {
        say: 'Finish the sentence that the eye sees.',
        show: (
          <Text>
            +12<VisuallyHidden> more deployments</VisuallyHidden>
          </Text>
        ),
      },
      dont: { say: 'Hide something that takes focus: it would go where nobody sees it.' },
    },
  ],
  keyboard: [],
  screenReader: ['Read in its place, like any other words.'],
};
