import type { Guide } from '../../../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  pattern: 'grid',
  use: [
    'For the log of something that ends: a build, a job, a deployment. For what goes on, `LiveLogViewer`.',
    'From a few lines to two million: only the lines in view are in the page.',
    'Put another one together from `LogViewer` and its parts where these two do not fit.',
  ],
  avoid: [
    { when: 'For a command or a key to copy:', instead: 'CodeBlock' },
    { when: 'For records that are sorted and chosen from:', instead: 'Table' },
  ],
  rules: [
    {
      do: {
        say: 'Keep the source (`useMemo`): it is the log. Another source is another log.',
      },
      dont: { say: 'Make a source while rendering: the log would begin anew each time.' },
    },
    {
      do: { say: 'Mark where lines are missing with a gap, and say how long.' },
      dont: { say: 'Join what came before and after as if nothing were missing.' },
    },
    {
      do: { say: 'Keep `range` in the address, so that lines can be linked to.' },
      dont: { say: 'Link to a place in the page: lines are only there while they are in view.' },
    },
  ],
  keyboard: [
    { keys: ['Ctrl+F', '⌘F'], does: 'Anywhere inside: opens the search.' },
    { keys: ['Enter', 'Shift+Enter', 'F3', 'Shift+F3'], does: 'The next match, the one before.' },
    { keys: ['Esc'], does: 'In the search: back to the lines. Also leaves full screen.' },
    { keys: ['↑', '↓', 'PageUp', 'PageDown', 'Home'], does: 'In the lines: moves.' },
    { keys: ['End'], does: 'In the lines: goes to the end, and follows.' },
    { keys: ['Shift+↑', 'Shift+↓'], does: 'Selects lines.' },
    {
      keys: ['C', 'Ctrl+C', '⌘C'],
      does: 'Copies the selected lines, from the data; C alone the line that keys act on, if none is.',
    },
    {
      keys: ['Enter'],
      does: 'Opens JSON or library frames; in a filtered log, shows the line in context.',
    },
    { keys: ['Tab'], does: 'Reaches what can be pressed in the line: secrets, values of JSON.' },
    { keys: ['E'], does: 'Goes to the next error.' },
    { keys: ['W'], does: 'Wraps lines, or lets them go on sideways.' },
  ],
  screenReader: [
    'A region and in it a grid, both named by `aria-label`. Each line is a row and says which of how many it is.',
    'While following a live log, new lines are told at most once a second: how many, and the last one. In the options, only errors.',
    'While someone reads, nothing is told. The end is told once: how it ended, how many lines, errors and warnings.',
    'A hidden secret is a button that says what it looks like.',
  ],
};
