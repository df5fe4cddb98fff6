import preview from '../../../../.storybook/preview.tsx';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { Card, CardBody } from '../card/index.ts';
import { Grid } from '../grid/index.ts';
import { Inline } from '../inline/index.ts';
import { Stack } from './Stack.tsx';

const meta = preview.meta({
  title: 'Components/Layout',
  component: Stack,
  subcomponents: { Inline, Grid },
  tags: ['autodocs'],
});

const cards = ['Harbour API', 'Pilot', 'Tide Tables', 'Lighthouse'].map((name) => (
  <Card key={name}>
    <CardBody>{name}</CardBody>
  </Card>
));

/** `Stack` puts things below each other, as far apart as a step of the scale. */
export const Stacked = meta.story({
  render: () => (
    <Stack gap={6}>
      {([1, 2, 4] as const).map((gap) => (
        <Stack key={gap} gap={gap} align="start">
          <Badge variant="outline">{`gap ${gap}`}</Badge>
          <Badge variant="outline">{`gap ${gap}`}</Badge>
        </Stack>
      ))}
    </Stack>
  ),
});

/** `Inline` puts them beside each other, and wraps where it may. */
export const Inlined = meta.story({
  render: () => (
    <Stack>
      <Inline justify="between">
        <Badge>start</Badge>
        <Badge>end</Badge>
      </Inline>
      <Inline justify="end">
        <Button>Cancel</Button>
        <Button variant="primary">Save</Button>
      </Inline>
    </Stack>
  ),
});

/** `Grid` has fewer columns in a narrow place, whatever the window's width is. */
export const Columns = meta.story({
  render: () => (
    <Stack gap={8}>
      <Grid columns={2}>{cards}</Grid>
      <Grid columns={3}>{cards}</Grid>
      <Grid columns={4}>{cards}</Grid>
    </Stack>
  ),
});
