import { expect } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { Card, CardBody, CardFooter } from '../card/index.ts';
import { Stack } from '../stack/index.ts';
import { TextField } from '../text-field/index.ts';
import { guide } from './Section.docs.tsx';
import { Section } from './Section.tsx';

const meta = preview.meta({
  title: 'Components/Section',
  component: Section,
  parameters: { guide },
  tags: ['autodocs'],
  args: {
    title: 'Members',
    children: (
      <Card>
        <CardBody>Three people</CardBody>
      </Card>
    ),
  },
});

/** A region with its own heading, and actions next to it. */
export const Default = meta.story({
  args: { actions: <Button size="sm">Invite</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Members' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Members' })).toBeVisible();
  },
});

/** Settings: the description on the left, the setting on the right; stacked in a narrow container. */
export const Split = meta.story({
  render: () => (
    <Stack gap={6}>
      {['Profile', 'Security'].map((title) => (
        <Section
          key={title}
          layout="split"
          title={title}
          description="How you appear to the other members of your teams."
        >
          <Card>
            <CardBody>
              <TextField label="Full name" defaultValue="Ada Lovelace" />
            </CardBody>
            <CardFooter
              actions={
                <Button variant="primary" isDisabled>
                  Save
                </Button>
              }
            >
              Visible to your teams
            </CardFooter>
          </Card>
        </Section>
      ))}
    </Stack>
  ),
});
