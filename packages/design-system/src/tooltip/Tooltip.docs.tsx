import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  reactAria: 'Tooltip',
  pattern: 'tooltip',
  use: ['For a short, optional hint.'],
  avoid: [
    { when: 'For the name of a button with an icon only: it has its own', instead: 'IconButton' },
    { when: 'For controls, or text that must be read:', instead: 'Popover' },
    { when: 'For an explanation of a field, use its `description`:', instead: 'TextField' },
  ],
  rules: [
    {
      do: { text: 'Add to the name: "Builds the same files again" on "Redeploy".' },
      dont: {
        text: 'Use it on elements that cannot be focused or are disabled: keyboard users cannot reach them.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'To the control: shows it at once. Away: hides it.' },
    { keys: ['Esc'], does: 'Hides it; the focus stays.' },
  ],
  screenReader: ['Describes the control: it is read after its name and role.'],
};
