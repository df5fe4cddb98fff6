import { ThemeProvider } from '@quayside/design-system';
import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { parts } from '../../design-system/src/everyComponent.fixtures.tsx';
import { isolateStyles } from '../build/isolateStyles.ts';

/** Rules of hosts: what resets, templates and years of a product leave behind. */
const rules = [
  ...['align-items: center', 'order: 1', 'appearance: auto', 'aspect-ratio: 1'].map(on('div')),
  ...['max-width: 80px', 'min-height: 90px', 'width: 50px', 'height: 10px'].map(on('div')),
  ...['padding: 30px', 'margin: 40px', 'border: 5px solid red', 'float: left'].map(on('div')),
  ...['position: relative', 'overflow: hidden', 'display: flex', 'contain: strict'].map(on('div')),
  ...['direction: rtl', 'unicode-bidi: bidi-override', 'columns: 2', 'zoom: 2'].map(on('div')),
  ...['filter: blur(2px)', 'mix-blend-mode: multiply', 'isolation: isolate'].map(on('div')),
  ...['object-fit: cover', 'perspective: 10px', 'translate: 5px', 'rotate: 5deg'].map(on('div')),
  ...['box-sizing: content-box', 'line-height: 3', 'letter-spacing: 2px'].map(on('*')),
  ...['scroll-behavior: smooth', 'user-select: none', 'touch-action: none'].map(on('*')),
  ...['font-family: fantasy', 'outline: 2px solid red', 'transition: all 1s'].map(on('*')),
  ...['width: 100px', 'border-collapse: collapse', 'border-spacing: 9px'].map(on('table')),
  ...['table-layout: fixed', 'display: block', 'margin: 20px auto'].map(on('table')),
  ...['caption-side: bottom', 'empty-cells: hide', 'vertical-align: bottom'].map(on('table')),
  ...['padding: 20px', 'text-align: center', 'border: 1px solid red'].map(on('th, td')),
  ...['background: yellow', 'vertical-align: bottom', 'white-space: nowrap'].map(on('th, td')),
  ...['display: block', 'background: yellow'].map(on('tr')),
  ...['max-width: 5px', 'vertical-align: middle', 'display: inline'].map(on('img, svg')),
  ...['stroke: red', 'stroke-width: 5', 'fill: red', 'stroke-linecap: butt'].map(on('path')),
  ...['fill: red', 'width: 50px', 'height: 100%', 'overflow: visible'].map(on('svg')),
  ...['stroke: red', 'stroke-width: 5'].map(on('svg')),
  ...['color: red', 'text-decoration: underline wavy', 'font-weight: 900'].map(on('a')),
  ...['display: inline-block', 'transition: none', 'background: pink'].map(on('a')),
  ...['border-radius: 9px', 'padding: 20px', 'background: red', 'color: red'].map(on('button')),
  ...['text-transform: uppercase', 'min-width: 200px', 'cursor: help'].map(on('button')),
  ...['box-shadow: 0 0 9px red', 'font-size: 30px', 'margin: 9px'].map(on('button')),
  ...['width: 100%', 'border: 2px solid red', 'height: 50px'].map(on('input, select, textarea')),
  ...['accent-color: red', 'caret-color: red', 'resize: none'].map(on('input, select, textarea')),
  ...['font-size: 50px', 'margin: 1em 0', 'text-transform: uppercase'].map(on('h1, h2, h3')),
  ...['margin: 2em', 'max-width: 20ch', 'hyphens: auto', 'text-indent: 2em'].map(on('p')),
  ...['padding-left: 40px', 'list-style: square', 'counter-reset: item'].map(on('ul, ol')),
  ...['display: list-item', 'margin-left: 20px'].map(on('li')),
  ...['background: black', 'padding: 4px', 'font-size: 20px'].map(on('code, kbd, pre')),
  ...['display: block', 'font-weight: 900', 'margin: 10px'].map(on('label')),
  ...['display: block', 'color: red'].map(on('span')),
  ...['content: "»"', 'display: block'].map(on('*::before')),
  ...['visibility: hidden', 'pointer-events: none', 'cursor: wait', 'quotes: none'].map(on('body')),
  ...['text-align: justify', 'text-wrap: balance', 'text-align-last: right'].map(on('body')),
  ...['text-shadow: 1px 1px red', 'text-emphasis: dot', 'text-orientation: upright'].map(
    on('body'),
  ),
  ...['font-kerning: none', 'font-variant: small-caps', 'font-stretch: 50%'].map(on('body')),
  ...['font-size-adjust: 0.9', 'font-optical-sizing: none', 'font-synthesis: none'].map(on('body')),
  ...['line-break: anywhere', 'word-break: break-all', 'hyphenate-character: "="'].map(on('body')),
  ...['writing-mode: vertical-rl', 'image-rendering: pixelated', 'orphans: 5'].map(on('body')),
  ...['paint-order: stroke', 'tab-size: 2', 'word-spacing: 9px', 'fill: red'].map(on('body')),
  ...['text-underline-offset: 9px', 'text-decoration-skip-ink: none'].map(on('body')),
  ...['-webkit-text-stroke: 1px red', '-webkit-text-fill-color: red'].map(on('body')),
];

function on(selector: string) {
  return (declaration: string) => `${selector} { ${declaration} }`;
}

function addStyle(css: string): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  onTestFinished(() => style.remove());
  return style;
}

/** Replaces the styles of the page with `isolated.css`, which the build makes of the same rules. */
function isolate() {
  const styles = [...document.head.querySelectorAll('style')];
  const css = styles.map(({ textContent }) => textContent).join('\n');
  for (const style of styles) style.media = 'not all';
  onTestFinished(() => {
    for (const style of styles) style.removeAttribute('media');
  });
  addStyle(isolateStyles(css));
}

async function renderComponents(): Promise<Element[]> {
  const handed = { className: 'handed', 'data-testid': 'handed', ref: () => undefined };
  // No rule of a host matches it, so that only the console's own elements can change.
  const container = document.createElement('quayside-host');
  container.style.cssText =
    'display: block; width: 1000px; direction: ltr; writing-mode: horizontal-tb';
  document.body.append(container);
  onTestFinished(() => container.remove());
  await render(
    <ThemeProvider>
      {Object.entries(parts).map(([name, part]) => (
        <section key={name}>{part(handed)}</section>
      ))}
    </ThemeProvider>,
    { container },
  );
  // Those that a script has placed or hidden keep its values, and are the exception of the guide.
  return [...container.querySelectorAll('.qs-root, .qs-root *')].filter(
    (element) => element.closest('[style]:not(quayside-host)') === null,
  );
}

/** The properties that a rule sets, and the size that others change. */
function propertiesOf(rule: string): string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rule);
  const [first] = sheet.cssRules;
  const own = first instanceof CSSStyleRule ? [...first.style] : [];
  // The browser animates them, whatever a rule says.
  return [...own, 'width', 'height'].filter((name) => name !== 'opacity' && name !== 'transform');
}

const read = (elements: readonly Element[], names: readonly string[], part?: string) =>
  elements.map((element) => {
    const style = getComputedStyle(element, part);
    return names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ');
  });

test('no rule of a host changes an isolated component', { timeout: 120_000 }, async () => {
  const elements = await renderComponents();
  isolate();
  expect(rules.length).toBeGreaterThanOrEqual(100);
  const found = rules.flatMap((rule) => {
    const names = propertiesOf(rule);
    const before = read(elements, names);
    const style = addStyle(rule);
    const after = read(elements, names);
    style.remove();
    const changed = elements.findIndex((_, index) => before[index] !== after[index]);
    if (changed === -1) return [];
    const tag = elements[changed]?.outerHTML.slice(0, 300) ?? '';
    return [`${rule}: ${tag} was ${before[changed] ?? ''} and is ${after[changed] ?? ''}`];
  });
  expect(found).toEqual([]);
});

test(
  'without rules of a host, isolated components look as usual',
  { timeout: 120_000 },
  async () => {
    const elements = await renderComponents();
    const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
    const usual = read(elements, names);
    isolate();
    const isolated = read(elements, names);
    const found = elements.flatMap((element, index) => {
      if (usual[index] === isolated[index]) return [];
      const [one = '', other = ''] = [usual[index], isolated[index]];
      const was = other.split('; ').filter((each) => !one.includes(each));
      return [`${element.outerHTML.slice(0, 100)}: ${was.slice(0, 4).join('; ')}`];
    });
    expect(found.slice(0, 20)).toEqual([]);
  },
);
