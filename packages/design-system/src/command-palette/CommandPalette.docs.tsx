import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  pattern: 'combobox',
  use: [
    'For all actions and pages, behind Mod+K.',
    'For users who know the name of a target but not its location.',
  ],
  avoid: [
    { when: 'For a few actions on one object:', instead: 'Menu' },
    { when: 'To choose a value in a form:', instead: 'Select' },
    { when: 'To filter a list on the page:', instead: 'SearchField' },
  ],
  rules: [
    {
      do: { text: 'Name what it does and to what: "Redeploy Harbour API…".' },
      dont: { text: 'Offer actions that exist nowhere else: not every user finds a palette.' },
    },
    {
      do: { text: 'Say in `preview` what an action will do before it is run.' },
      dont: { text: 'Run irreversible actions directly: open their confirmation.' },
    },
  ],
  keyboard: [
    { keys: ['A–Z'], does: 'Searches names by prefix, words, initials, then letters.' },
    { keys: ['↓', '↑'], does: 'Moves through the matches, and wraps around.' },
    { keys: ['Home', 'End'], does: 'Moves to the first or last match.' },
    { keys: ['Enter'], does: 'Runs the active command, or asks for what it needs.' },
    { keys: ['Mod+Enter'], does: 'Runs it with `isNewTab`.' },
    { keys: ['Backspace'], does: 'In an empty field: goes a step back.' },
    { keys: ['Esc'], does: 'Goes a step back, then closes and restores the focus.' },
  ],
  screenReader: [
    'A dialog with a combo box and its list of options.',
    'The active option is announced with its hint and preview, and the number of matches while typing.',
  ],
};
