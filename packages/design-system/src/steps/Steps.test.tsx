import { createRef } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { createTheme } from '../create-theme/index.ts';
import type { BrandTheme } from '../create-theme/index.ts';
import { de } from '../messages/de.ts';
import { renderThemed } from '../renderThemed.fixtures.tsx';
import { Steps, type Step, type StepsProps } from './index.ts';

const steps: readonly Step[] = [
  { id: 'upload', label: 'Upload', state: 'done', detail: '2.1 s' },
  { id: 'queue', label: 'Queue', state: 'skipped', detail: 'Not needed' },
  { id: 'build', label: 'Build', state: 'running', detail: '0:04' },
  { id: 'deploy', label: 'Deploy', state: 'waiting' },
];

const setup = (props: Partial<StepsProps> = {}) =>
  renderThemed(<Steps aria-label="Deployment steps" steps={steps} {...props} />);

test('are an ordered list, each with its state and duration', async () => {
  const screen = await setup();
  const list = screen.getByRole('list', { name: 'Deployment steps' });
  const texts = list
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent);
  expect(texts).toEqual([
    'Upload, done2.1 s',
    'Queue, skippedNot needed',
    'Build, running0:04',
    'Deploy, not started',
  ]);
});

test('do not repeat a state that label or detail say', async () => {
  const failed: Step = { id: 'build', label: 'Build failed', state: 'failed', detail: '4 s' };
  const screen = await setup({ steps: [failed], stateLabels: { failed: '' } });
  expect(screen.getByRole('listitem').element().textContent).toBe('Build failed4 s');
});

test('a red brand does not change the colour of done steps', async () => {
  const colors = async (theme: BrandTheme | null) => {
    const { unmount } = await renderThemed(<Steps aria-label="Deployment steps" steps={steps} />, {
      theme,
    });
    const step = page.getByRole('listitem').first().element();
    const icon = step.querySelector('svg');
    const line = getComputedStyle(step, '::after').backgroundColor;
    const found = [line, icon && getComputedStyle(icon).color];
    await unmount();
    return found;
  };
  expect(await colors(createTheme({ accent: '#dc2626', neutral: '#64748b' }))).toEqual(
    await colors(null),
  );
});

test('the running step is the current one, and there is none when nothing runs', async () => {
  const screen = await setup();
  const current = () =>
    screen
      .getByRole('listitem')
      .elements()
      .filter((item) => item.getAttribute('aria-current') === 'step')
      .map((item) => item.textContent);
  expect(current()).toEqual(['Build, running0:04']);
  await screen.rerender(
    <Steps
      aria-label="Deployment steps"
      steps={steps.map((step) => ({ ...step, state: 'failed' as const }))}
    />,
  );
  expect(current()).toEqual([]);
});

test('states are in the language of the page', async () => {
  const screen = await setup({
    stateLabels: {
      done: 'fertig',
      running: 'läuft',
      failed: 'gescheitert',
      waiting: 'noch nicht begonnen',
      skipped: 'übersprungen',
      cancelled: 'abgebrochen',
    },
  });
  await expect
    .element(screen.getByRole('listitem').last())
    .toHaveTextContent('Deploy, noch nicht begonnen');
});

test('default states are in the language of the provider', async () => {
  const screen = await renderThemed(
    <Steps aria-label="Schritte" steps={steps} stateLabels={{ running: 'in Arbeit' }} />,
    { locale: 'de', messages: de },
  );
  await expect.element(screen.getByText(', nicht begonnen')).toBeInTheDocument();
  await expect.element(screen.getByText(', in Arbeit')).toBeInTheDocument();
});

test('are side by side when there is room, else stacked', async () => {
  const ref = createRef<HTMLOListElement>();
  await setup({ ref });
  const rows = () =>
    new Set([...(ref.current?.children ?? [])].map((item) => item.getBoundingClientRect().top))
      .size;
  expect(rows()).toBe(1);
  try {
    await page.viewport(360, 800);
    expect(rows()).toBe(steps.length);
  } finally {
    await page.viewport(1280, 800);
  }
});

test('are stacked when asked to, however wide the container', async () => {
  const ref = createRef<HTMLOListElement>();
  await setup({ ref, orientation: 'vertical' });
  const tops = [...(ref.current?.children ?? [])].map((item) => item.getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(steps.length);
});
