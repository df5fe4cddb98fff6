import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Link } from './Link.tsx';

export const guide: Guide = {
  reactAria: 'Link',
  pattern: 'link',
  use: [
    'For everything with a URL: another page, a section, another site.',
    '`inline` among words, `plain` for names in tables, `muted` where many stand beside each other.',
  ],
  avoid: [
    { when: 'To do something:', instead: 'Button' },
    { when: 'For the next step of an empty page or a dialog:', instead: 'LinkButton' },
    { when: 'For the pages of an area:', instead: 'NavList' },
  ],
  rules: [
    {
      do: {
        text: 'Name the target in the text.',
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
        text: 'Link "here", "this" or a bare address.',
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
    'A link, named by its text, which must make sense in a list of links.',
    '`inline` is underlined: colour is not its only sign.',
  ],
};
