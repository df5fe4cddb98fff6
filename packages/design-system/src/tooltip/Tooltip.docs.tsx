import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  reactAria: 'Tooltip',
  pattern: 'tooltip',
  use: ['For a few words that help someone who hesitates, and that nobody needs.'],
  avoid: [
    { when: 'For the name of a button with an icon only: it has its own', instead: 'IconButton' },
    { when: 'For anything that can be pressed, selected or must be read:', instead: 'Popover' },
    { when: 'For why a field is as it is: its `description`, as in', instead: 'TextField' },
  ],
  rules: [
    {
      do: { say: 'Add to the name: "Builds the same files again" on "Redeploy".' },
      dont: {
        say: 'Put it on something that cannot be focused, or is disabled: keyboards never get there.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'To the control: shows it at once. Away: hides it.' },
    { keys: ['Esc'], does: 'Hides it; the focus stays.' },
  ],
  screenReader: ['Describes the control: it is read after its name and role.'],
};
