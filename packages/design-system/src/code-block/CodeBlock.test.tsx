import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { ThemeProvider } from '../theme-provider/index.ts';
import { CodeBlock, InlineCode } from './index.ts';

const command = '  fastapi deploy \\\n    --app harbour-api\n';

afterEach(() => vi.restoreAllMocks());

test('copies the command byte for byte, without its prompt or its colors', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await render(
    <ThemeProvider>
      <CodeBlock prompt="$" copyLabel="Copy Command" highlighted={<b>fastapi deploy …</b>}>
        {command}
      </CodeBlock>
    </ThemeProvider>,
  );
  await screen.getByRole('button', { name: 'Copy Command' }).click();
  expect(writeText.mock.calls).toEqual([[command]]);
});

test('excludes the prompt from selection and from screen readers', async () => {
  const screen = await render(
    <ThemeProvider>
      <CodeBlock prompt="$">fastapi deploy</CodeBlock>
    </ThemeProvider>,
  );
  const prompt = screen.getByText('$', { exact: true });
  await expect.element(prompt).toHaveAttribute('aria-hidden', 'true');
  expect(getComputedStyle(prompt.element()).userSelect).toBe('none');
  await expect.element(screen.getByRole('code')).toHaveTextContent('fastapi deploy');
});

test('wraps a long line in a narrow container, and is always left to right', async () => {
  const ref = createRef<HTMLDivElement>();
  await render(
    <ThemeProvider locale="ar-EG">
      <CodeBlock ref={ref} className="mine" style={{ width: 200 }} isCopyable={false}>
        {`DATABASE_URL=postgresql://${'harbour'.repeat(20)}`}
      </CodeBlock>
    </ThemeProvider>,
  );
  const block = ref.current;
  expect(block?.scrollWidth).toBe(block?.clientWidth);
  expect(block && getComputedStyle(block).direction).toBe('ltr');
  expect(block?.classList.contains('mine')).toBe(true);
});

test('has no copy button when empty', async () => {
  const screen = await render(
    <ThemeProvider>
      <CodeBlock isCopyable={false}>fastapi deploy</CodeBlock>
      <InlineCode className="mine">DATABASE_URL</InlineCode>
    </ThemeProvider>,
  );
  await expect.element(screen.getByRole('code').first()).toBeVisible();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('DATABASE_URL').element().classList.contains('mine')).toBe(true);
});
