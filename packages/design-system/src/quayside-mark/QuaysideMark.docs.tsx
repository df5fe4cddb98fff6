import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { QuaysideMark } from './QuaysideMark.tsx';

export const guide: Guide = {
  use: ['Once per page: at the top of the rail, or above the card of a signed-out page.'],
  avoid: [{ when: "For a partner's product: give its own mark to", instead: 'BrandLink' }],
  rules: [
    {
      do: { text: 'Leave a quarter of its size free around it.', show: <QuaysideMark size={32} /> },
      dont: { text: 'Colour it, turn it or use it as an icon for an action.' },
    },
  ],
  keyboard: [],
  screenReader: ['An image named by `title` where no words stand beside it; else hidden.'],
};
