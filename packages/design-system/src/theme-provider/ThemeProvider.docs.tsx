import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  use: [
    'Once, around everything: it provides tokens, theme, density, language and direction.',
    'Again inside, for a part with another theme or density.',
  ],
  avoid: [{ when: 'To colour one element: use a token from `vars`.' }],
  rules: [
    {
      do: { text: 'Let it follow the host with `colorScheme="inherit"` when it is embedded.' },
      dont: { text: 'Set tokens on `:root`: a page may hold two consoles.' },
    },
  ],
  keyboard: [],
  screenReader: ['Sets `lang` and `dir`, so that text is read in its language.'],
};
