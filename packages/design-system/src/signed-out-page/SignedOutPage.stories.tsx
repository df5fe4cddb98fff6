import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { Link } from '../link/index.ts';
import { PageFooter, PageFooterLink } from '../page-footer/index.ts';
import { QuaysideMark } from '../quayside-mark/index.ts';
import { Stack } from '../stack/index.ts';
import { TextField } from '../text-field/index.ts';
import { guide } from './SignedOutPage.docs.tsx';
import { OpenWaterPage, SignedOutPage } from './SignedOutPage.tsx';

const footer = (
  <PageFooter start={<PageFooterLink href="#status">Status</PageFooterLink>}>
    <PageFooterLink href="#documentation">Documentation</PageFooterLink>
    <PageFooterLink href="#terms">Terms</PageFooterLink>
  </PageFooter>
);

const meta = preview.meta({
  title: 'Components/SignedOutPage',
  component: SignedOutPage,
  tags: ['autodocs'],
  parameters: { guide, hasLandmarks: true },
  args: {
    mark: <QuaysideMark size={32} />,
    title: 'Log in to Quayside',
    children: (
      <Stack>
        <TextField label="Email" size="lg" defaultValue="ada@example.com" />
        <TextField label="Password" size="lg" type="password" />
        <Button variant="primary" size="lg" isBlock>
          Log In
        </Button>
      </Stack>
    ),
    cardFooter: (
      <>
        <span>New to Quayside?</span>{' '}
        <Link variant="inline" href="#signup">
          Sign up
        </Link>
      </>
    ),
    footer,
  },
});

/** One card on the waterline. */
export const Default = meta.story({});

/** A wider card, for a code. */
export const Wide = meta.story({
  args: {
    cardWidth: 'wide',
    title: 'Authorize a device',
    description: 'Check the code in your terminal.',
  },
});

/** No card: not found, or broken. */
export const OpenWater = meta.story({
  render: () => (
    <OpenWaterPage footer={footer}>
      <h1>404</h1>
      <p>This page is not on the chart.</p>
      <Button>Back</Button>
    </OpenWaterPage>
  ),
});
