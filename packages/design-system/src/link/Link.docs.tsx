import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Link } from './Link.tsx';

export const guide: Guide = {
  reactAria: 'Link',
  pattern: 'link',
  use: [
    'For whatever has an address: another page, a part of this one, another site.',
    '`inline` among words, `plain` for names in tables, `muted` where many stand beside each other.',
  ],
  avoid: [
    { when: 'To do something:', instead: 'Button' },
    { when: 'For the one way on from an empty page or a dialog:', instead: 'LinkButton' },
    { when: 'For the pages of an area:', instead: 'NavList' },
  ],
  rules: [
    {
      do: {
        say: 'Let the words say where it leads.',
        show: (
          <p>
            Read{' '}
            <Link variant="inline" href="#logs">
              the build log
            </Link>{' '}
            for the reason.
          </p>
        ),
      },
      dont: {
        say: 'Link "here", "this" or a bare address.',
        show: (
          <p>
            For the reason click{' '}
            <Link variant="inline" href="#logs">
              here
            </Link>
            .
          </p>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the link, and on.' },
    { keys: ['Enter'], does: 'Follows it.' },
  ],
  screenReader: [
    'A link, named by its words. It stands in the list of links, so they must make sense alone.',
    '`inline` is underlined: colour is not its only sign.',
  ],
};
