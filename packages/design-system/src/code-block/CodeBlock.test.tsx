import { afterEach, expect, test, vi } from 'vitest';

import { renderThemed } from '../renderThemed.fixtures.tsx';
import { CodeBlock } from './index.ts';

const command = '  fastapi deploy \\\n    --app harbour-api\n';

afterEach(() => vi.restoreAllMocks());

test('copies the command byte for byte, without its prompt or its colors', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await renderThemed(
    <CodeBlock prompt="$" copyLabel="Copy Command" highlighted={<b>fastapi deploy …</b>}>
      {command}
    </CodeBlock>,
  );
  await screen.getByRole('button', { name: 'Copy Command' }).click();
  expect(writeText.mock.calls).toEqual([[command]]);
});

test('excludes the prompt from selection and from screen readers', async () => {
  const screen = await renderThemed(<CodeBlock prompt="$">fastapi deploy</CodeBlock>);
  const prompt = screen.getByText('$', { exact: true });
  await expect.element(prompt).toHaveAttribute('aria-hidden', 'true');
  expect(getComputedStyle(prompt.element()).userSelect).toBe('none');
  await expect.element(screen.getByRole('code')).toHaveTextContent('fastapi deploy');
});

test('wraps a long line in a narrow container, and is always left to right', async () => {
  const screen = await renderThemed(
    <CodeBlock data-testid="block" style={{ width: 200 }} isCopyable={false}>
      {`DATABASE_URL=postgresql://${'harbour'.repeat(20)}`}
    </CodeBlock>,
    { locale: 'ar-EG' },
  );
  const block = screen.getByTestId('block').element();
  expect(block.scrollWidth).toBe(block.clientWidth);
  expect(getComputedStyle(block).direction).toBe('ltr');
});

test('has no copy button when it is not to be copied', async () => {
  const screen = await renderThemed(<CodeBlock isCopyable={false}>fastapi deploy</CodeBlock>);
  await expect.element(screen.getByRole('code')).toBeVisible();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});
