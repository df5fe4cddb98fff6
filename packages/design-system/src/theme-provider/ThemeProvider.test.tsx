import { StrictMode } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { createTheme, themeToCss } from '../create-theme/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Text } from '../text/index.ts';
import { light, lightHighContrast } from '../theme/light.ts';
import { ThemeProvider, useTheme } from './index.ts';
import type { ThemeProviderProps } from './index.ts';

function Probe({ label }: { label: string }) {
  const { colorScheme, density, locale } = useTheme();
  return <Text>{`${label}: ${colorScheme} ${density} ${locale}`}</Text>;
}

const tokenAt = (element: Element, name: string) =>
  getComputedStyle(element).getPropertyValue(name).trim();

test('defaults to dark, comfortable and left to right', async () => {
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

test('a nested provider inherits what it does not set', async () => {
  const screen = await render(
    <ThemeProvider colorScheme="light" density="compact" locale="ar-EG">
      <ThemeProvider>
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

test('a nested element can use the other theme and density', async () => {
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

test('follows the color-scheme of a host page, including changes', async () => {
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

test('follows a host whose CSS follows the system theme', async () => {
  const system = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-color-scheme', value }],
    });
  const style = document.createElement('style');
  style.textContent =
    ':root { color-scheme: light } @media (prefers-color-scheme: dark) { :root { color-scheme: dark } }';
  document.head.append(style);
  try {
    await system('light');
    const screen = await render(
      <ThemeProvider colorScheme="inherit">
        <Probe label="hosted" />
      </ThemeProvider>,
    );
    await expect.element(screen.getByText(/hosted: light/)).toBeVisible();
    await system('dark');
    await expect.element(screen.getByText(/hosted: dark/)).toBeVisible();
  } finally {
    style.remove();
    await system('');
  }
});

test('is right to left in a right-to-left language', async () => {
  const screen = await render(
    <ThemeProvider locale="he-IL">
      <Probe label="rtl" />
    </ThemeProvider>,
  );
  const root = screen.getByText(/rtl/).element().closest('.qs-root');
  expect(root?.getAttribute('dir')).toBe('rtl');
  expect(root?.getAttribute('lang')).toBe('he-IL');
});

test("passes its element to the caller's ref", async () => {
  const seen: (HTMLDivElement | null)[] = [];
  await render(<ThemeProvider ref={(element) => void seen.push(element)}>content</ThemeProvider>);
  expect(seen.at(-1)?.classList.contains('qs-root')).toBe(true);
});

const brand = createTheme({ accent: '#7c3aed', radius: 12 });
const other = createTheme({ accent: '#b45309' });
const adoptedCount = () => document.adoptedStyleSheets.length;

test("applies a brand's theme, in dark and light, and removes it again", async () => {
  const before = adoptedCount();
  const page = (props: ThemeProviderProps) => (
    <ThemeProvider {...props}>
      <Text>branded</Text>
    </ThemeProvider>
  );
  const screen = await render(page({ theme: brand }));
  const text = screen.getByText('branded').element();
  expect(tokenAt(text, '--qs-accent')).toBe(brand.dark.color.accent);
  expect(tokenAt(text, '--qs-radius-md')).toBe('12px');
  await screen.rerender(page({ theme: brand, colorScheme: 'light' }));
  expect(tokenAt(text, '--qs-accent')).toBe(brand.light.color.accent);
  await screen.rerender(page({ theme: other, colorScheme: 'light' }));
  expect(tokenAt(text, '--qs-accent')).toBe(other.light.color.accent);
  await screen.rerender(page({ theme: null }));
  expect(tokenAt(text, '--qs-radius-md')).toBe('6px');
  expect(adoptedCount()).toBe(before);
});

test('providers of the same brand share one stylesheet, and the last one to unmount removes it', async () => {
  const before = adoptedCount();
  const own = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, own];
  const page = (count: number) => (
    <StrictMode>
      {Array.from({ length: count }, (_, index) => (
        <ThemeProvider key={index} theme={brand}>
          <Text>{`root ${index}`}</Text>
        </ThemeProvider>
      ))}
    </StrictMode>
  );
  const screen = await render(page(3));
  await expect.element(screen.getByText('root 2')).toBeVisible();
  expect(adoptedCount()).toBe(before + 2);
  await screen.rerender(page(1));
  expect(adoptedCount()).toBe(before + 2);
  expect(tokenAt(screen.getByText('root 0').element(), '--qs-radius-md')).toBe('12px');
  await screen.unmount();
  expect(document.adoptedStyleSheets).toContain(own);
  expect(adoptedCount()).toBe(before + 1);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== own);
});

test('brands can be nested in each other and in the default theme', async () => {
  const screen = await render(
    <ThemeProvider theme={brand}>
      <ThemeProvider>
        <Text>same</Text>
      </ThemeProvider>
      <ThemeProvider theme={other} colorScheme="light">
        <Text>other</Text>
      </ThemeProvider>
      <ThemeProvider theme={null} colorScheme="light">
        <Text>ours</Text>
      </ThemeProvider>
      <div data-theme="light">
        <Text>island</Text>
      </div>
    </ThemeProvider>,
  );
  const accentAt = (text: string) =>
    tokenAt(screen.getByText(text, { exact: true }).element(), '--qs-accent');
  expect(accentAt('same')).toBe(brand.dark.color.accent);
  expect(accentAt('other')).toBe(other.light.color.accent);
  expect(accentAt('ours')).toBe(light.color.accent);
  expect(accentAt('island')).toBe(brand.light.color.accent);
});

test('a stylesheet written at build time applies by its class alone', async () => {
  const style = document.createElement('style');
  style.textContent = themeToCss(brand, { selector: '.acme' });
  document.head.prepend(style);
  try {
    const screen = await render(
      <ThemeProvider className="acme" colorScheme="light">
        <Text>built</Text>
      </ThemeProvider>,
    );
    const built = screen.getByText('built').element();
    expect(tokenAt(built, '--qs-accent')).toBe(brand.light.color.accent);
    expect(tokenAt(built, '--qs-radius-lg')).toBe('16px');
  } finally {
    style.remove();
  }
});

test('a brand applies in a shadow tree', async () => {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  const inside = document.createElement('div');
  shadow.append(inside);
  document.body.append(host);
  const screen = await render(<ThemeProvider theme={brand}>shadow</ThemeProvider>, {
    container: inside,
  });
  const root = inside.querySelector('.qs-root');
  expect(root && tokenAt(root, '--qs-accent')).toBe(brand.dark.color.accent);
  expect(shadow.adoptedStyleSheets).toHaveLength(1);
  await screen.unmount();
  expect(shadow.adoptedStyleSheets).toHaveLength(0);
  host.remove();
});

test('applies more contrast when the page asks for it, including brands', async () => {
  const screen = await render(
    <>
      <ThemeProvider contrast="more" colorScheme="light">
        <ThemeProvider colorScheme="inherit">
          <Text>ours</Text>
        </ThemeProvider>
      </ThemeProvider>
      <ThemeProvider contrast="more" theme={brand}>
        <Text>brand</Text>
      </ThemeProvider>
    </>,
  );
  const textAt = (text: string) => tokenAt(screen.getByText(text).element(), '--qs-text-muted');
  expect(textAt('ours')).toBe(lightHighContrast.textMuted);
  expect(textAt('brand')).toBe(brand.highContrast.dark.textMuted);
});

test('passes the nonce to React Aria where selectors cannot read it', async () => {
  await render(<ThemeProvider nonce="n0nce">content</ThemeProvider>);
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  expect(meta?.nonce).toBe('n0nce');
  expect(meta?.hasAttribute('nonce')).toBe(false);
  meta?.remove();
});

test.each([
  ['#101014', 'dark'],
  ['oklch(0.2 0.02 260)', 'dark'],
  ['#ffffff', 'light'],
  ['transparent', 'light'],
])(
  'on a host page with the background %s, inheriting is %s and transparent',
  async (background, scheme) => {
    const host = document.createElement('div');
    host.style.cssText = `background: ${background}; text-align: center; font-weight: 700`;
    document.body.append(host);
    onTestFinished(() => host.remove());
    const container = host.appendChild(document.createElement('div'));
    const screen = await render(<ThemeProvider colorScheme="inherit">Apps</ThemeProvider>, {
      container,
    });
    const root = screen.getByText('Apps');
    await expect.element(root).toHaveAttribute('data-theme', scheme);
    expect(getComputedStyle(root.element())).toMatchObject({
      backgroundColor: 'rgba(0, 0, 0, 0)',
      textAlign: 'start',
      fontWeight: '400',
    });
  },
);

test('unmounting leaves no empty style attribute on the page', async () => {
  const screen = await render(
    <ThemeProvider>
      <Dialog isOpen onOpenChange={() => undefined} title="Rename">
        Name
      </Dialog>
    </ThemeProvider>,
  );
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await screen.unmount();
  expect(document.documentElement.hasAttribute('style')).toBe(false);
});
