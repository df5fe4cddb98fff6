import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { Grid } from '../grid/index.ts';
import { Heading } from '../heading/index.ts';
import { Text } from '../text/index.ts';
import { TextField } from '../text-field/index.ts';
import { guide } from './Card.docs.tsx';
import { Card, CardBody, CardFooter, CardHeader } from './Card.tsx';

const meta = preview.meta({
  title: 'Components/Card',
  component: Card,
  parameters: { guide },
  subcomponents: { CardHeader, CardBody, CardFooter },
  tags: ['autodocs'],
});

/** A header, a body, and a footer with the primary action. */
export const Default = meta.story({
  render: () => (
    <Card>
      <CardHeader actions={<Button size="sm">Copy Slug</Button>}>
        <Heading>Profile</Heading>
      </CardHeader>
      <CardBody>
        <TextField label="Team name" defaultValue="Tidewater Labs" />
      </CardBody>
      <CardFooter
        actions={
          <Button variant="primary" isDisabled>
            Save
          </Button>
        }
      >
        3 to 50 characters
      </CardFooter>
    </Card>
  ),
});

/** With a body only, and for irreversible actions. */
export const Tones = meta.story({
  render: () => (
    <Grid columns={2}>
      <Card>
        <CardBody>
          <Text size={13} tone="muted">
            Groups what belongs together.
          </Text>
        </CardBody>
      </Card>
      <Card tone="danger">
        <CardBody>
          <Text size={13}>Its 117 deployments and 10 variables go with it.</Text>
        </CardBody>
        <CardFooter actions={<Button variant="danger-quiet">Delete App…</Button>}>
          This cannot be undone.
        </CardFooter>
      </Card>
    </Grid>
  ),
});
