import preview from '../../../../.storybook/preview.tsx';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { Card, CardBody } from '../card/index.ts';
import { Grid } from '../grid/index.ts';
import { Stack } from '../stack/index.ts';
import { TextField } from '../text-field/index.ts';
import { guide } from './ThemeProvider.docs.tsx';
import { ThemeProvider } from './ThemeProvider.tsx';

const meta = preview.meta({
  title: 'Components/ThemeProvider',
  component: ThemeProvider,
  parameters: { guide },
  tags: ['autodocs'],
});

const sample = (
  <Card>
    <CardBody>
      <Stack align="start">
        <Badge variant="success">Live</Badge>
        <TextField label="Name" defaultValue="Harbour API" />
        <Button variant="primary">Save</Button>
      </Stack>
    </CardBody>
  </Card>
);

/** Two themes and two densities on one page: each root has its own tokens. */
export const SideBySide = meta.story({
  render: () => (
    <Grid columns={2}>
      <ThemeProvider colorScheme="dark">{sample}</ThemeProvider>
      <ThemeProvider colorScheme="light">{sample}</ThemeProvider>
      <ThemeProvider colorScheme="dark" density="compact">
        {sample}
      </ThemeProvider>
      <ThemeProvider colorScheme="light" density="compact">
        {sample}
      </ThemeProvider>
    </Grid>
  ),
});

/** A nested provider inherits what it does not set. */
export const Nested = meta.story({
  render: () => (
    <ThemeProvider colorScheme="light">
      <ThemeProvider colorScheme="inherit" density="compact">
        {sample}
      </ThemeProvider>
    </ThemeProvider>
  ),
});
