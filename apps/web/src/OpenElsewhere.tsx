import {
  Button,
  Heading,
  OpenWaterPage,
  Stack,
  Text,
  ThemeProvider,
} from '@quayside/design-system';

interface OpenElsewhereProps {
  /** Takes it from the other tab. */
  onUseItHere: () => void;
}

/** In the place of the demo, while another tab has it. */
export function OpenElsewhere({ onUseItHere }: OpenElsewhereProps) {
  return (
    <ThemeProvider colorScheme="inherit">
      <OpenWaterPage>
        <Stack gap={2} align="center">
          <Heading level={1}>The demo is open in another tab</Heading>
          <Text as="p">One tab at a time can use what this browser keeps of it.</Text>
          <Text as="p" tone="muted">
            Go on in the other tab, or use it here: nothing is lost, and the other tab stops.
          </Text>
        </Stack>
        <Button variant="primary" onPress={onUseItHere}>
          Use it here
        </Button>
      </OpenWaterPage>
    </ThemeProvider>
  );
}
