import { Spinner, Stack, Text } from '@quayside/design-system';

/** Progress of an action that the page started automatically. */
export function Working({ label }: { label: string }) {
  return (
    <Stack gap={4} align="center">
      <Spinner aria-label={label} size={20} />
      <Text as="p" tone="muted" aria-hidden>
        {label}
      </Text>
    </Stack>
  );
}
