import preview from '../../../../.storybook/preview.tsx';
import { guide } from './PageFooter.docs.tsx';
import { PageFooter, PageFooterLink } from './PageFooter.tsx';

const meta = preview.meta({
  title: 'Components/PageFooter',
  component: PageFooter,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    start: <PageFooterLink href="#status">Status</PageFooterLink>,
    children: [
      <PageFooterLink key="documentation" href="#documentation">
        Documentation
      </PageFooterLink>,
      <PageFooterLink key="terms" href="#terms">
        Terms
      </PageFooterLink>,
    ],
  },
});

/** At the end of every page. */
export const Default = meta.story({});
