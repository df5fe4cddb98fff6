import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { useFetchedAhead } from './useFetchedAhead.ts';

function Part({ fetchCode }: { fetchCode: () => Promise<unknown> }) {
  useFetchedAhead(fetchCode);
  return <p>A part</p>;
}

test('code is fetched once while its part is shown, and nothing is said where that fails', async () => {
  const failed = vi.fn<() => void>();
  window.addEventListener('unhandledrejection', failed);
  const fetchCode = vi.fn<() => Promise<unknown>>(() => Promise.reject(new Error('No network')));
  const screen = await render(<Part fetchCode={fetchCode} />);
  await screen.rerender(<Part fetchCode={fetchCode} />);
  await expect.element(screen.getByText('A part')).toBeVisible();
  expect(fetchCode).toHaveBeenCalledOnce();
  expect(failed).not.toHaveBeenCalled();
  window.removeEventListener('unhandledrejection', failed);
});
