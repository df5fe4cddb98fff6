import preview from '../../../../.storybook/preview.tsx';
import { Heading } from '../heading/index.ts';
import { Stack } from '../stack/index.ts';
import { guide } from './Text.docs.tsx';
import { Text } from './Text.tsx';

const meta = preview.meta({
  title: 'Components/Text',
  component: Text,
  parameters: { guide },
  tags: ['autodocs'],
});

/** Six sizes, each with its line height. */
export const Sizes = meta.story({
  render: () => (
    <Stack gap={3}>
      <Heading level={1} size={28}>
        28 Display: every ship has a berth
      </Heading>
      <Heading level={2} size={20}>
        20 Title: Environment Variables
      </Heading>
      <Heading level={3} size={16}>
        16 Dialog title: Remove User
      </Heading>
      <Text as="p" size={14}>
        14 Body: Errors say what happened, what was kept, and what to do.
      </Text>
      <Text as="p" size={13}>
        13 Controls, tables and labels.
      </Text>
      <Text as="p" size={12} tone="subtle">
        12 Meta, table heads, help.{' '}
        <Text isMono size={12}>
          9d2c42a7-5b0e-4f3c-8a18-2f7be0c4d9e1
        </Text>
      </Text>
    </Stack>
  ),
});

/** Three tones by emphasis, and one for each status. */
export const Tones = meta.story({
  render: () => (
    <Stack gap={2}>
      {(
        ['default', 'muted', 'subtle', 'accent', 'success', 'warning', 'danger', 'info'] as const
      ).map((tone) => (
        <Text key={tone} tone={tone} size={13} weight="medium">
          {tone}
        </Text>
      ))}
    </Stack>
  ),
});
