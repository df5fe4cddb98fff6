import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  reactAria: 'Menu',
  pattern: 'menu-button',
  use: [
    'For actions on one object, behind one button.',
    'For a choice that acts at once, such as the theme, with `selectionMode`.',
  ],
  avoid: [
    { when: 'For a value in a form:', instead: 'Select' },
    { when: 'For text, fields or several controls:', instead: 'Popover' },
    { when: 'For one or two actions where text fits:', instead: 'Button' },
    { when: 'For the pages of an area:', instead: 'NavList' },
  ],
  rules: [
    {
      do: { text: 'Name the button after the thing: "Actions for Harbour API".' },
      dont: { text: 'Call ten buttons in ten rows "More".' },
    },
    {
      do: {
        text: 'Keep unavailable items in place, disabled, with the reason as `description`.',
      },
      dont: {
        text: 'Hide items by permission: users remember their position.',
      },
    },
    {
      do: { text: 'Put irreversible items last, after a `MenuSeparator`, with `tone="danger"`.' },
      dont: { text: 'Delete directly from a menu. Confirm first, and end the label in "…".' },
    },
  ],
  keyboard: [
    { keys: ['Enter', 'Space', '↓'], does: 'On the button: opens it on the first item.' },
    { keys: ['↑'], does: 'On the button: opens it on the last item.' },
    { keys: ['↓', '↑'], does: 'Moves and wraps around.' },
    { keys: ['Home', 'End'], does: 'Moves to the first or last item.' },
    { keys: ['A–Z'], does: 'Moves to the item that starts with the typed text.' },
    { keys: ['Enter', 'Space'], does: 'Acts, and closes it.' },
    {
      keys: ['→', '←'],
      does: 'Opens and closes a submenu; reversed in right-to-left layout.',
    },
    { keys: ['Esc'], does: 'Closes it and moves the focus to the button.' },
  ],
  screenReader: [
    'The button is announced with its menu: expanded or collapsed.',
    'A menu, named by its button; items are read with their name, description and shortcut.',
    'With a selection, items are radio or checkbox items: checked or not checked.',
  ],
};
