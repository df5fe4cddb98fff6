import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  use: [
    'For the result of typing or filtering: "3 results".',
    'For a change far from the focus that sighted users see.',
  ],
  avoid: [
    { when: 'For the results of a search field: its `resultCount`, in', instead: 'SearchField' },
    { when: 'For text that is shown and must be read:', instead: 'Banner' },
    { when: 'For the result of an action:', instead: 'ToastRegion' },
  ],
  rules: [
    {
      do: { text: 'Say the result in one sentence, "No results" included.' },
      dont: { text: 'Announce each key, or what the focused element says itself.' },
    },
  ],
  keyboard: [],
  screenReader: ['Announced politely, half a second after the last change.'],
};
