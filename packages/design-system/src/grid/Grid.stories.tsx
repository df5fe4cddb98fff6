import preview from '../../../../.storybook/preview.tsx';
import { Card, CardBody } from '../card/index.ts';
import { Narrow as NarrowPlace } from '../internal/Narrow.fixtures.tsx';
import { Stack } from '../stack/index.ts';
import { guide } from './Grid.docs.tsx';
import { Grid } from './Grid.tsx';

const cards = ['Harbour API', 'Pilot', 'Tide Tables', 'Lighthouse'].map((name) => (
  <Card key={name}>
    <CardBody>{name}</CardBody>
  </Card>
));

const meta = preview.meta({
  title: 'Components/Grid',
  component: Grid,
  tags: ['autodocs'],
  parameters: { guide },
  args: { columns: 2, children: cards },
});

/** Two, three and four columns. */
export const Default = meta.story({
  render: () => (
    <Stack gap={8}>
      <Grid columns={2}>{cards}</Grid>
      <Grid columns={3}>{cards}</Grid>
      <Grid columns={4}>{cards}</Grid>
    </Stack>
  ),
});

/** Fewer columns in a narrow container, whatever the viewport. */
export const Narrow = meta.story({
  args: { columns: 4 },
  decorators: [(Story) => <NarrowPlace>{Story()}</NarrowPlace>],
});
