import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  use: ['For short visible text that appears or changes after an action.'],
  avoid: [
    { when: 'For a message with a button:', instead: 'Banner' },
    { when: 'For a result that is seen elsewhere on the page:', instead: 'Announcement' },
    { when: 'For the result of an action that may be missed:', instead: 'ToastRegion' },
  ],
  rules: [
    {
      do: { text: 'Announce one sentence per action.' },
      dont: { text: 'Put links, buttons or a countdown in it.' },
    },
  ],
  keyboard: [],
  screenReader: [
    'Announced half a second after it appears, because a screen reader only announces changes of a region that it knows.',
  ],
};
