import type { Guide } from '../../../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  pattern: 'grid',
  use: [
    'For a log that ends: a build, a job, a deployment. For a continuous log, use `LiveLogViewer`.',
    'From a few lines to two million: only the lines in view are rendered.',
    'For another layout, combine `LogViewer` and its parts.',
  ],
  avoid: [
    { when: 'For a command or a key to copy:', instead: 'CodeBlock' },
    { when: 'For records to sort and select:', instead: 'Table' },
  ],
  rules: [
    {
      do: {
        text: 'Memoize the source (`useMemo`): a new source is a new log.',
      },
      dont: { text: 'Create a source while rendering: the log would restart each time.' },
    },
    {
      do: { text: 'Mark missing lines with a gap and its duration.' },
      dont: { text: 'Join the lines before and after a gap.' },
    },
    {
      do: { text: 'Keep `range` in the URL, so that users can link to lines.' },
      dont: { text: 'Link to an element: lines exist only while in view.' },
    },
  ],
  keyboard: [
    { keys: ['Ctrl+F', '⌘F'], does: 'Anywhere inside: opens the search.' },
    {
      keys: ['Enter', 'Shift+Enter', 'F3', 'Shift+F3'],
      does: 'Moves to the next or previous match.',
    },
    { keys: ['Esc'], does: 'In the search: returns to the lines. Also leaves full screen.' },
    { keys: ['↑', '↓', 'PageUp', 'PageDown', 'Home'], does: 'In the lines: moves.' },
    { keys: ['End'], does: 'In the lines: moves to the end and follows.' },
    { keys: ['Shift+↑', 'Shift+↓'], does: 'Selects lines.' },
    {
      keys: ['C', 'Ctrl+C', '⌘C'],
      does: 'Copies the selected lines. C without a selection copies the active line.',
    },
    {
      keys: ['Enter'],
      does: 'Expands JSON, library frames, repeated lines or a section. In a filtered log, shows the line in context.',
    },
    { keys: ['Tab'], does: 'Moves to the controls of the line: secrets, JSON values.' },
    { keys: ['E', 'Shift+E'], does: 'Goes to the next or previous error.' },
    { keys: ['W'], does: 'Toggles line wrapping.' },
  ],
  screenReader: [
    'A region with a grid, both named by `aria-label`. Each line is a row with its position.',
    'While following a live log, what is shown and new is announced at most once in 30 seconds: new errors, or on request all new lines, with their number and the last one. A build log announces none unless asked to.',
    'While the user reads earlier lines, nothing is announced. The end is announced once, with the result and the number of lines, errors and warnings.',
    'A masked secret is a button named by its kind.',
  ],
};
