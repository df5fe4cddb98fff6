import { PageFooterLink, ThemeProvider } from '@quayside/design-system';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { ConfiguredLink, ExternalLink, ExternalLinkButton } from './ExternalLink.tsx';

test.each(['https://tides.example.com/a', 'http://localhost:8000', 'HTTPS://TIDES.EXAMPLE.COM'])(
  'a web page is a link that opens in a new tab: %s',
  async (href) => {
    const screen = await render(
      <ThemeProvider>
        <ExternalLink href={href} name="Tides">
          Open
        </ExternalLink>
        <ExternalLinkButton href={href}>Visit</ExternalLinkButton>
      </ThemeProvider>,
    );
    for (const name of [/^Tides .*new tab/, /^Visit .*new tab/]) {
      const link = screen.getByRole('link', { name });
      await expect.element(link).toHaveAttribute('href', href);
      await expect.element(link).toHaveAttribute('target', '_blank');
      await expect.element(link).toHaveAttribute('rel', 'noreferrer');
    }
  },
);

test.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,x',
  'blob:https://tides.example.com/1',
  'file:///etc/passwd',
  'search-ms:query=tides',
  'ftp://tides.example.com',
  'mailto:ada@example.com',
  'tides.example.com',
  '/teams',
  '',
])('another address is text: %j', async (href) => {
  const screen = await render(
    <ThemeProvider>
      <ExternalLink href={href} name="Tides">
        Tides
      </ExternalLink>
      <ExternalLinkButton href={href}>Visit</ExternalLinkButton>
    </ThemeProvider>,
  );
  await expect.element(screen.getByText('Tides')).toBeVisible();
  expect(screen.container.querySelector('a, [role="link"]')).toBeNull();
  expect(screen.getByText('Visit').query()).toBeNull();
});

test.each([
  ['https://status.example.com', true],
  ['mailto:support@example.com', true],
  ['/terms', true],
  ['javascript:alert(1)', false],
  ['java\tscript:alert(1)', false],
  ['data:text/html,x', false],
  ['file:///etc/passwd', false],
])('an address of the configuration, %j, is a link: %j', async (href, isLink) => {
  const screen = await render(
    <ThemeProvider>
      <ConfiguredLink href={href} as={PageFooterLink}>
        Terms
      </ConfiguredLink>
    </ThemeProvider>,
  );
  await expect.element(screen.getByText('Terms')).toBeVisible();
  expect(screen.container.querySelector('a') !== null).toBe(isLink);
});
