import { Button, Heading, Stack, Text, ThemeProvider } from '@quayside/design-system';

const reload = () => window.location.reload();

/** In the place of an app whose configuration cannot be had. In English: what is said in other languages may not be there. */
export function CannotStart() {
  return (
    <ThemeProvider colorScheme="inherit">
      <main className="cannot-start">
        <Stack gap={4} align="center" role="alert">
          <Heading level={1}>The console cannot start</Heading>
          <Text as="p">
            Its configuration did not come, or cannot be read. Check your connection and try again.
            If that does not help, tell the people who run this console.
          </Text>
          <Button onPress={reload}>Try Again</Button>
        </Stack>
      </main>
    </ThemeProvider>
  );
}
