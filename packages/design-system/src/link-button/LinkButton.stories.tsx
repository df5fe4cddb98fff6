import { ExternalLink, Plus } from 'lucide-react';
import { expect } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Inline } from '../inline/index.ts';
import { guide } from './LinkButton.docs.tsx';
import { LinkButton } from './LinkButton.tsx';

const meta = preview.meta({
  title: 'Components/LinkButton',
  component: LinkButton,
  parameters: { guide },
  tags: ['autodocs'],
  args: { href: '#new', children: 'Create App', icon: <Plus /> },
});

/** Looks like a button and is announced as a link, because it navigates. */
export const Default = meta.story({
  args: { variant: 'primary' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Create App' })).toHaveAttribute('href', '#new');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Variants and sizes are those of `Button`. */
export const Variants = meta.story({
  render: () => (
    <Inline gap={3} isWrapping>
      <LinkButton href="#1" variant="primary">
        Create App
      </LinkButton>
      <LinkButton href="#2" icon={<ExternalLink />}>
        Open
      </LinkButton>
      <LinkButton href="#3" variant="ghost" size="sm">
        Go Back
      </LinkButton>
      <LinkButton href="#4" variant="link">
        Forgot password?
      </LinkButton>
    </Inline>
  ),
});
