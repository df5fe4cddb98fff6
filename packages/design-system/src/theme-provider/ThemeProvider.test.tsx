import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { Text } from '../text/index.ts';
import { ThemeProvider, useTheme } from './index.ts';

function Probe({ label }: { label: string }) {
  const { colorScheme, density, locale } = useTheme();
  return <Text>{`${label}: ${colorScheme} ${density} ${locale}`}</Text>;
}

const tokenAt = (element: Element, name: string) =>
  getComputedStyle(element).getPropertyValue(name).trim();

test('is dark, comfortable and left to right when nothing is said', async () => {
  const screen = await render(
    <ThemeProvider>
      <Probe label="theme" />
    </ThemeProvider>,
  );
  await expect.element(screen.getByText('theme: dark comfortable en-US')).toBeVisible();
  const root = screen.getByText(/theme/).element().closest('.qs-root');
  expect(root?.getAttribute('dir')).toBe('ltr');
  expect(root && getComputedStyle(root).colorScheme).toBe('dark');
});

test('one provider inside another takes over what it does not set itself', async () => {
  const screen = await render(
    <ThemeProvider colorScheme="light" density="compact" locale="ar-EG">
      <ThemeProvider colorScheme="inherit">
        <Probe label="inner" />
      </ThemeProvider>
    </ThemeProvider>,
  );
  await expect.element(screen.getByText('inner: light compact ar-EG')).toBeVisible();
});

test('two themes on one page keep their own tokens', async () => {
  const screen = await render(
    <>
      <ThemeProvider colorScheme="dark">
        <Probe label="first" />
      </ThemeProvider>
      <ThemeProvider colorScheme="light" density="compact">
        <Probe label="second" />
      </ThemeProvider>
    </>,
  );
  const [first, second] = [
    screen.getByText(/first/).element(),
    screen.getByText(/second/).element(),
  ];
  expect(tokenAt(first, '--qs-text')).not.toBe(tokenAt(second, '--qs-text'));
  expect(tokenAt(first, '--qs-control-md')).toBe('2rem');
  expect(tokenAt(second, '--qs-control-md')).toBe('1.75rem');
  expect(tokenAt(document.documentElement, '--qs-text')).toBe('');
});

test('an element inside can take the other theme and density', async () => {
  const screen = await render(
    <ThemeProvider colorScheme="light">
      <div data-theme="dark" data-density="compact">
        <Text>island</Text>
      </div>
    </ThemeProvider>,
  );
  const island = screen.getByText('island').element();
  expect(getComputedStyle(island).colorScheme).toBe('dark');
  expect(tokenAt(island, '--qs-row')).toBe('2.25rem');
});

test('follows the color-scheme of a host page, also when it switches', async () => {
  const html = document.documentElement;
  html.style.colorScheme = 'dark';
  try {
    const screen = await render(
      <ThemeProvider colorScheme="inherit">
        <Probe label="hosted" />
      </ThemeProvider>,
    );
    await expect.element(screen.getByText(/hosted: dark/)).toBeVisible();
    html.style.colorScheme = 'light';
    await expect.element(screen.getByText(/hosted: light/)).toBeVisible();
    html.style.colorScheme = 'light dark';
    await expect.element(screen.getByText(/hosted: system/)).toBeVisible();
  } finally {
    html.style.removeProperty('color-scheme');
  }
});

test('turns around for a language written right to left', async () => {
  const screen = await render(
    <ThemeProvider locale="he-IL">
      <Probe label="rtl" />
    </ThemeProvider>,
  );
  const root = screen.getByText(/rtl/).element().closest('.qs-root');
  expect(root?.getAttribute('dir')).toBe('rtl');
  expect(root?.getAttribute('lang')).toBe('he-IL');
});

test('hands its element to the caller', async () => {
  const seen: (HTMLDivElement | null)[] = [];
  await render(<ThemeProvider ref={(element) => void seen.push(element)}>content</ThemeProvider>);
  expect(seen.at(-1)?.classList.contains('qs-root')).toBe(true);
});
