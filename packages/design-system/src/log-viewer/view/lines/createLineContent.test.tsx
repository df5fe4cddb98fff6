import { expect, test } from 'vitest';

import { defaultDisplayLength } from '../../parse/display.ts';
import { toVisible } from '../../parse/visible.ts';
import { createLogStore } from '../../store/createLogStore.ts';
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
  /^(?:class|id|role|type|title|tabindex|hidden|style|viewBox|d|data-[a-z-]+|aria-(?:label|rowindex|selected|expanded|hidden))$/;
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
      const text = toVisible(store.text(row)).slice(0, defaultDisplayLength);
      if (!view.text.textContent.includes(text)) strange.add(text);
    }
    expect([...strange]).toEqual([]);
    expect(buttons).toBeGreaterThan(1000);
    expect('hacked' in globalThis).toBe(false);
    stop();
  },
);
