import { ThemeProvider } from '@quayside/design-system';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { explainFailure } from '../../features/failure-explanations/explainFailure.ts';
import { sampleDeployment } from '../../testing/samples.ts';
import { CopyReport } from './CopyReport.tsx';

const secret = 'P@ss:w0rd!x';
const deployment = sampleDeployment({ seed: 1, status: 'verifying_failed', agoMs: 60_000 });

async function copiedReport(lines: readonly string[], reason?: string): Promise<string> {
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
  const screen = await render(
    <ThemeProvider>
      <CopyReport
        deployment={deployment}
        explanation={explainFailure({ status: deployment.status, lines })}
        reason={reason}
        lines={lines}
        context={{
          appName: 'Harbour API',
          href: 'https://console.example.com/deployment',
          onReadChangedNames: () => Promise.reject(new Error('offline')),
        }}
      />
    </ThemeProvider>,
  );
  await screen.getByRole('button', { name: 'Copy Report' }).click();
  await expect.poll(() => write.mock.calls.length).toBe(1);
  const [item] = write.mock.lastCall?.[0] ?? [];
  write.mockRestore();
  const blob = await item?.getType('text/plain');
  return (await blob?.text()) ?? '';
}

test('the last lines of the log are masked in a report without an explanation', async () => {
  const report = await copiedReport([
    'connecting',
    `postgresql://app:${secret}@db.internal/harbour`,
  ]);
  expect(report).toMatch(/postgresql:\/\/app:•+@db\.internal/);
  expect(report).not.toContain('w0rd');
});

test('the explanation and the platform’s message are masked', async () => {
  const lines = [
    'Traceback (most recent call last):',
    '  File "/app/main.py", line 7, in <module>',
    `    connect("postgresql://app:${secret}@db.internal/harbour")`,
    `ConnectionError: postgresql://app:${secret}@db.internal/harbour`,
  ];
  expect(explainFailure({ status: deployment.status, lines })).toBeDefined();
  const report = await copiedReport(
    lines,
    `Failed: postgresql://app:${secret}@db.internal/harbour`,
  );
  expect(report).toContain('ConnectionError');
  expect(report).toContain('Failed: postgresql');
  expect(report).not.toContain('w0rd');
});
