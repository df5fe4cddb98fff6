import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  pattern: 'combobox',
  use: [
    'For everything a person can do or go to, behind Mod+K.',
    'Where people know the name of what they want and not where it is.',
  ],
  avoid: [
    { when: 'For the few actions of one thing:', instead: 'Menu' },
    { when: 'To choose a value in a form:', instead: 'Select' },
    { when: 'To narrow a list that is on the page:', instead: 'SearchField' },
  ],
  rules: [
    {
      do: { say: 'Name what it does and to what: "Redeploy Harbour API…".' },
      dont: { say: 'Offer what is nowhere else: not everybody finds a palette.' },
    },
    {
      do: { say: 'Say in `preview` what an action will do before it is run.' },
      dont: { say: 'Run what cannot be undone without asking: lead to its confirmation.' },
    },
  ],
  keyboard: [
    { keys: ['A–Z'], does: 'Finds: names by their beginning, words, initials, then letters.' },
    { keys: ['↓', '↑'], does: 'Moves through what fits, from the last to the first too.' },
    { keys: ['Home', 'End'], does: 'Moves to the first and the last of it.' },
    { keys: ['Enter'], does: 'Runs the active command, or asks for what it needs.' },
    { keys: ['Mod+Enter'], does: 'Runs it with `isNewTab`.' },
    { keys: ['Backspace'], does: 'In an empty field: goes a step back.' },
    { keys: ['Esc'], does: 'Goes a step back, then closes; the focus is back where it was.' },
  ],
  screenReader: [
    'A dialog with a combo box whose list of options stands beside it.',
    'The active option is said with its hint and what it will do; how many fit is said as one types.',
  ],
};
