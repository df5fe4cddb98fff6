import { expect, test } from 'vitest';

import { longestLine, startLength } from '../../parse/display.ts';
import { toVisible } from '../../parse/visible.ts';
import { createLogStore } from '../../store/createLogStore.ts';
import type { LogEntry } from '../../store/types.ts';
import { createViewerModel } from '../model/createViewerModel.ts';
import { defaultLogViewerMessages } from '../viewer/messages.ts';
import { createLineContent } from './createLineContent.ts';

const esc = '\u001B';

const hostile = [
  '<img src=x onerror=hacked()>',
  '<script>hacked()</script>',
  '</div></section><iframe srcdoc="<script>hacked()</script>">',
  '" onmouseover="hacked()" style="position:fixed" x="',
  "' autofocus onfocus='hacked()",
  '<svg/onload=hacked()>',
  '<a href="javascript:hacked()">go</a>',
  'javascript:hacked()',
  'data:text/html,<script>hacked()</script>',
  '&lt;script&gt;hacked()&lt;/script&gt;',
  `${esc}]8;;javascript:hacked()${esc}\\click${esc}]8;;${esc}\\`,
  `${esc}]8;;https://example.com\u0007click${esc}]8;;\u0007`,
  `${esc}[38;2;1;2;3;url(https://example.com)m`,
  `${esc}[38;2;255;0;0m<b>${esc}[48;5;99m</b>${esc}[0m`,
  `${esc}]0;<title>hacked()</title>\u0007`,
  `${esc}[31${esc}]52;c;aGFja2Vk\u0007`,
  'password="><img src=x onerror=hacked()>',
  'token=<script>hacked()</script>',
  '{"a":"<img src=x onerror=hacked()>","onclick":"hacked()","__proto__":{"x":1}}',
  'level=error msg="<svg onload=hacked()>" url=javascript:hacked()',
  '10.0.0.1 - "GET /"><script>hacked()</script> HTTP/1.1" 500',
  '  File "/app/<img src=x onerror=hacked()>.py", line 1, in <module>',
  'Traceback (most recent call last):',
  '\u202Egnp.exe\u2066<b>\u0000',
];

const harmful = /(?![\t\n])\p{Cc}|[\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]|\p{Cs}/u;

/** All text of a row: what is shown, and what is announced or shown on hover. */
const textsOf = (element: HTMLElement): string[] => [
  element.textContent,
  ...[element, ...element.querySelectorAll('*')].flatMap((each) =>
    ['title', 'aria-label'].map((name) => each.getAttribute(name) ?? ''),
  ),
];

/** Fills the rows of a log in which everything that opens is open, or everything that shuts is shut. */
async function fillRows(given: readonly (LogEntry | string)[], isOpen: boolean) {
  const store = createLogStore();
  store.append(given);
  store.appendGap({ reason: 'torn \u202E' });
  await expect.poll(() => store.pending).toBe(0);
  const model = createViewerModel(store);
  const stop = model.start();
  const end = store.endRow;
  model.setSections([{ first: end - 1, last: end, label: 'Build \u202E', isFolded: !isOpen }]);
  const content = createLineContent({
    model,
    canReload: true,
    messages: defaultLogViewerMessages,
    id: 'log',
  });
  const rows = Array.from({ length: end }, (_, row) => {
    if (isOpen) for (const path of ['', '/a\u202Eb', '/list']) model.expansions.toggle(row, path);
    const view = content.create();
    content.fill(view, row);
    return view.element;
  });
  stop();
  return rows;
}

const long = 'x'.repeat(1_000_000);

test('no text of a row has control characters, or characters that turn its direction around', async () => {
  const mark = '\u202E';
  const json = JSON.stringify({
    [`a${mark}b`]: { [`c${mark}`]: `\u0007 ${mark}`, d: '\uD800' },
    list: [`${mark}x`, { e: mark }],
    [`f${mark}`]: `${mark}y`,
  });
  const given = [
    // Escaped marks are decoded in names.
    json,
    json.replaceAll(mark, String.raw`\u202e`),
    `level=error msg="${mark}a" ${mark}=b`,
    `password=${mark}hunter22${mark}`,
    'Traceback (most recent call last):',
    '  File "/usr/lib/python3/site-packages/quay/berth.py", line 1, in run',
    `    ${mark}run()`,
    '  File "/usr/lib/python3/site-packages/quay/berth.py", line 2, in run',
    '    run()',
    `quay.TideError: low${mark} \u2066 water`,
  ];
  const open = await fillRows(given, true);
  const shut = await fillRows(given, false);
  expect([...open, ...shut].flatMap(textsOf).filter((text) => harmful.test(text))).toEqual([]);
  expect(shut[4]?.textContent).toContain('quay.TideError: low␦ ␦ water');
  expect(shut.at(-2)?.textContent).toContain('Build ␦');
  expect(shut.at(-1)?.textContent).toContain('torn ␦');
});

test('a line has its origin, and says that it arrived late', async () => {
  const [first, second] = await fillRows(
    [
      { text: 'started', origin: 'api' },
      { text: 'idle', origin: 'worker', isLate: true },
      'stopped',
    ],
    false,
  );
  expect(first?.textContent).toMatch(/apistarted$/);
  expect(second?.textContent).toMatch(/workerlateidle$/);
  const colors = [first, second].map(
    (row) => row?.querySelector<HTMLElement>('[data-origin]')?.dataset['origin'],
  );
  expect(colors).toEqual(['0', '1']);
});

test('the exception beside a traceback is cut like other long lines', async () => {
  const [header] = await fillRows(
    [
      'Traceback (most recent call last):',
      '  File "/usr/lib/python3/site-packages/quay/berth.py", line 1, in run',
      '    run()',
      `TideError: ${long}`,
    ],
    false,
  );
  expect(header?.textContent).toContain('TideError: xxx');
  expect(header?.textContent.length).toBeLessThan(longestLine + 200);
});

test('values of expanded JSON are cut like other long lines', async () => {
  const [row] = await fillRows([JSON.stringify({ a: 'x'.repeat(100_000), list: [] })], true);
  expect(row?.textContent.length).toBeLessThan(startLength + longestLine + 200);
});

/** 10,000 lines of two or three of them, with what may break them apart. */
const lines = Array.from({ length: 10_000 }, (_, index) => {
  const piece = (step: number) => hostile[Math.floor(index / step) % hostile.length] ?? '';
  const between = ['', ' ', '\t', `${esc}[1m`, '\r', `${esc}[`][index % 6] ?? '';
  return index < hostile.length
    ? piece(1)
    : `${piece(1)}${between}${piece(hostile.length)}${index % 7 === 0 ? piece(5) : ''}`;
});

const elements = new Set(['div', 'span', 'button', 'mark', 'svg', 'path', 'ul', 'li']);
const attributes =
  /^(?:class|id|role|type|title|tabindex|hidden|style|viewBox|d|data-[a-z-]+|aria-(?:label|rowindex|colindex|selected|expanded|hidden))$/;
const declarations =
  /^(?:(?:color|background-color): (?:rgb\(\d+, \d+, \d+\)|light-dark\(rgb\(\d+, \d+, \d+\), rgb\(\d+, \d+, \d+\)\)); ?)*$/;

test(
  '10,000 hostile lines add no foreign element, no event handler and no URL',
  { timeout: 90_000 },
  async () => {
    const store = createLogStore();
    store.append(lines);
    await expect.poll(() => store.pending).toBe(0);
    const model = createViewerModel(store);
    const stop = model.start();
    const content = createLineContent({
      model,
      canReload: false,
      messages: {
        ...defaultLogViewerMessages,
        levelWord: defaultLogViewerMessages.level,
      },
      id: 'log',
    });
    const strange = new Set<string>();
    let buttons = 0;
    for (let row = store.firstRow; row < store.endRow; row += 1) {
      const view = content.create();
      model.expansions.toggle(row, '');
      content.fill(view, row);
      for (const element of [view.element, ...view.element.querySelectorAll('*')]) {
        if (!elements.has(element.localName)) strange.add(element.outerHTML);
        if (element.localName === 'button') buttons += 1;
        for (const { name, value } of element.attributes) {
          const isText = name === 'title' || name === 'aria-label';
          if (!attributes.test(name) || (!isText && /hacked|:\/\//.test(value))) strange.add(name);
          if (name === 'style' && !declarations.test(value)) strange.add(value);
        }
      }
      const text = toVisible(store.text(row)).slice(0, startLength);
      if (!view.text.textContent.includes(text)) strange.add(text);
    }
    expect([...strange]).toEqual([]);
    expect(buttons).toBeGreaterThan(1000);
    expect('hacked' in globalThis).toBe(false);
    stop();
  },
);
