import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { ThemeProvider } from '../theme-provider/index.ts';
import { PageFooter, PageFooterLink } from './index.ts';

test('is a landmark, with its links in order', async () => {
  const screen = await render(
    <ThemeProvider>
      <PageFooter start={<PageFooterLink href="/status">Status</PageFooterLink>}>
        <PageFooterLink href="/terms">Terms</PageFooterLink>
        <PageFooterLink href="/privacy">Privacy</PageFooterLink>
      </PageFooter>
    </ThemeProvider>,
  );
  const footer = screen.getByRole('contentinfo');
  const links = footer.getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/status', '/terms', '/privacy']);
});
