import { expect } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { guide } from './Link.docs.tsx';
import { Link } from './Link.tsx';

const meta = preview.meta({
  title: 'Components/Link',
  component: Link,
  parameters: { guide },
  tags: ['autodocs'],
  args: { href: '#somewhere', children: 'Environment Variables' },
});

/** A standalone link. Tab focuses it, Enter follows it. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Environment Variables' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#somewhere');
  },
});

/** Underlined within text; as a name in a table it looks like its context. */
export const Variants = meta.story({
  render: () => (
    <Stack gap={3}>
      <Link href="#a">Stands on its own</Link>
      <Text as="p" tone="muted">
        New to Quayside?{' '}
        <Link href="#b" variant="inline">
          Sign up
        </Link>
      </Text>
      <Link href="#c" variant="plain">
        Harbour API
      </Link>
      <Link href="#d" variant="muted">
        Documentation
      </Link>
      <Link href="#e" isDisabled>
        Not yet
      </Link>
    </Stack>
  ),
});
