import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Truncate } from '../truncate/index.ts';
import { guide } from './Page.docs.tsx';
import { Page } from './Page.tsx';

const meta = preview.meta({
  title: 'Components/Page',
  component: Page,
  tags: ['autodocs'],
  parameters: { guide },
  args: { title: 'Apps', titleEnd: '23', children: <Card>Content</Card> },
});

/** A title, a count and the one primary action. */
export const Default = meta.story({
  args: { actions: <Button variant="primary">Create App</Button> },
});

/** 48 rem, for forms and reading. */
export const Small = meta.story({
  args: {
    width: 'small',
    title: 'Create New App',
    titleEnd: undefined,
    description: 'In Tidewater Labs. The region can not be changed later.',
  },
});

/** Long names wrap; two actions take their own line in a narrow container. */
export const LongContent = meta.story({
  args: {
    title: 'Deployment of an app whose name goes on for longer than anyone would like it to',
    titleEnd: <Truncate>3f9a1c88-4f0e-4f0e-9a55-77d21e4a90d1</Truncate>,
    actions: [
      <Button key="compare">Compare</Button>,
      <Button key="redeploy" variant="primary">
        Redeploy
      </Button>,
    ],
  },
});
