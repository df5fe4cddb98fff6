import { expect, test } from 'vitest';

import { renderThemed } from '../renderThemed.fixtures.tsx';
import { PageFooter, PageFooterLink } from './index.ts';

test('is a landmark, with its links in order', async () => {
  const screen = await renderThemed(
    <PageFooter start={<PageFooterLink href="/status">Status</PageFooterLink>}>
      <PageFooterLink href="/terms">Terms</PageFooterLink>
      <PageFooterLink href="/privacy">Privacy</PageFooterLink>
    </PageFooter>,
  );
  const footer = screen.getByRole('contentinfo');
  const links = footer.getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/status', '/terms', '/privacy']);
});
