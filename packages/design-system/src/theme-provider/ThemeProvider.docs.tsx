import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  use: [
    'Once, around everything: it gives tokens, theme, density, language and direction.',
    'Again inside, for a part with another theme or density.',
  ],
  avoid: [{ when: 'To colour one thing: use a word of the contract, `vars`.' }],
  rules: [
    {
      do: { say: 'Let it follow the host with `colorScheme="inherit"` when it is embedded.' },
      dont: { say: 'Set tokens on `:root`: a page may hold two consoles.' },
    },
  ],
  keyboard: [],
  screenReader: ['Sets `lang` and `dir`, so that words are read in their language.'],
};
