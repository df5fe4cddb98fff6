import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  reactAria: 'Menu',
  pattern: 'menu-button',
  use: [
    'For the actions on one thing, behind one button.',
    'For a choice that acts at once, such as the theme, with `selectionMode`.',
  ],
  avoid: [
    { when: 'For a value in a form:', instead: 'Select' },
    { when: 'For text, fields or several controls:', instead: 'Popover' },
    { when: 'For one or two actions with room for words:', instead: 'Button' },
    { when: 'For the pages of an area:', instead: 'NavList' },
  ],
  rules: [
    {
      do: { say: 'Name the button after the thing: "Actions for Harbour API".' },
      dont: { say: 'Call ten buttons in ten rows "More".' },
    },
    {
      do: {
        say: 'Keep what may not be done in its place, disabled, with the reason as `description`.',
      },
      dont: {
        say: "Let items come and go with a person's rights: the hand has learnt where they are.",
      },
    },
    {
      do: { say: 'Put what cannot be undone last, after a `MenuSeparator`, in `tone="danger"`.' },
      dont: { say: 'Delete at once from a menu. Ask first: the words end in "…".' },
    },
  ],
  keyboard: [
    { keys: ['Enter', 'Space', '↓'], does: 'On the button: opens it on the first item.' },
    { keys: ['↑'], does: 'On the button: opens it on the last item.' },
    { keys: ['↓', '↑'], does: 'Moves, and goes round at the ends.' },
    { keys: ['Home', 'End'], does: 'Moves to the first or last item.' },
    { keys: ['A–Z'], does: 'Moves to the item that starts with what is typed.' },
    { keys: ['Enter', 'Space'], does: 'Acts, and closes it.' },
    {
      keys: ['→', '←'],
      does: 'Opens a submenu, and closes it. The other way round, right to left.',
    },
    { keys: ['Esc'], does: 'Closes it. The focus is back on the button.' },
  ],
  screenReader: [
    'The button says that it has a menu, and whether it is open.',
    'A menu, named by its button; items say their name, then their description and shortcut.',
    'With a selection: items are radio or checkbox items that say whether they are checked.',
  ],
};
