import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Text } from '../text/index.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export const guide: Guide = {
  use: ['For text that the layout implies: "more deployments" after "+12".'],
  avoid: [
    { when: 'For the name of an icon: its `label`, in', instead: 'IconButton' },
    { when: 'For text that every user needs:', instead: 'Text' },
  ],
  rules: [
    {
      do: {
        text: 'Complete the visible text.',
        show: (
          <Text>
            +12<VisuallyHidden> more deployments</VisuallyHidden>
          </Text>
        ),
      },
      dont: { text: 'Hide a focusable element: the focus would be invisible.' },
    },
  ],
  keyboard: [],
  screenReader: ['Read like any other text.'],
};
