import { describe, expect, test } from 'vitest';

import { createSteppedScheduler } from '../testing.fixtures.ts';
import { createLogStore } from './createLogStore.ts';
import { levelsOf, maskedLines, plainText } from './intake.ts';

const setup = (options: { maxLines?: number; maxLength?: number } = {}) => {
  const scheduler = createSteppedScheduler();
  return { scheduler, store: createLogStore({ scheduler, ...options }) };
};

test('lines of a text are masked as in the viewer', () => {
  const key = ['-----BEGIN PRIVATE KEY-----', 'MIIEvQIBADANBg', '-----END PRIVATE KEY-----'];
  expect(maskedLines(['a\rb', 'password=hunter2 ok', ...key, 'one\ntwo\n'])).toEqual([
    'b',
    'password=••••••• ok',
    key[0],
    '••••••••••••••',
    key[2],
    'one',
    'two',
  ]);
  expect(maskedLines(['password=hunter2'], () => [])).toEqual(['password=hunter2']);
});

test('the plain text of an entry keeps its secrets and line breaks', () => {
  expect(plainText('\u001B[31mpassword=hunter2\u001B[0m\n10%\r20%')).toBe('password=hunter2\n20%');
});

test('levels of entries are those of their first lines, and lines of a traceback are errors', () => {
  const entry = (text: string) => ({ text });
  const levels = levelsOf([
    entry('INFO: a\nERROR: b'),
    entry('Traceback (most recent call last):'),
    entry('  File "/app/main.py", line 3, in run'),
    entry('    log.info("INFO: x")'),
    entry('ValueError: no'),
    entry('plain'),
    { text: 'ERROR: c', level: 'debug' },
  ]);
  expect(levels).toEqual(['info', 'error', 'error', 'error', 'error', 'none', 'debug']);
});

describe('tracebacks', () => {
  const library = '  File "/usr/lib/python3.14/site-packages/x.py", line 9, in app';
  const lines = [
    'Traceback (most recent call last):',
    '  File "/app/main.py", line 3, in <module>',
    '    run()',
    library,
    '    await call()',
    library,
    '    await more()',
    '  File "/app/berths.py", line 7, in hold',
    '    raise ValueError',
    'ValueError: no',
  ];
  const fold = { kind: 'frames', from: 3, to: 7, count: 2 };

  test.each([
    ['one entry for each line', lines],
    ['a single entry', [lines.join('\n')]],
  ])('frames of libraries are folded in %s', (_, entries) => {
    const { store } = setup();
    store.append(entries);
    expect(lines.map((_line, line) => store.foldOf(line))).toEqual(
      lines.map((_line, line) => (line >= 3 && line < 7 ? fold : undefined)),
    );
    expect(store.foldOf(-1)).toBeUndefined();
    expect(store.foldOf(lines.length)).toBeUndefined();
  });

  test('only the first line of a closed fold is shown, and all lines of an open one', () => {
    const { store } = setup();
    store.append(lines);
    const linesOf = (openFolds?: ReadonlySet<number>) => {
      const view = store.filter({ isFolded: true, ...(openFolds && { openFolds }) });
      return Array.from({ length: view.endRow }, (_, row) => view.lineAt(row));
    };
    expect(linesOf()).toEqual([0, 1, 2, 3, 7, 8, 9]);
    expect(linesOf(new Set([3]))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(store.filter({ isFolded: true }).has(4)).toBe(false);
    expect(store.filter({ isFolded: true }).has(3)).toBe(true);
    expect(store.filter({}).endRow).toBe(10);
    const found = store.filter({ isFolded: true, query: { text: 'await' } });
    expect([found.endRow, found.lineAt(0), found.lineAt(1)]).toEqual([2, 4, 6]);
  });

  test('a gap ends a traceback', () => {
    const { store } = setup();
    store.append(lines.slice(0, 4));
    store.appendGap({ reason: '12 s\nnot received' });
    store.append(['    await call()']);
    expect(store.foldOf(3)).toEqual({ kind: 'frames', from: 3, to: 4, count: 1 });
    expect([store.foldOf(5), store.level(5)]).toEqual([undefined, 'none']);
    expect(store.text(4)).toBe('12 s not received');
  });

  test('a fold that is cut at the start of the log starts with the first line left', () => {
    const { store } = setup({ maxLines: 5 });
    store.append(lines);
    expect(store.foldOf(5)).toEqual({ kind: 'frames', from: 5, to: 7, count: 1 });
  });
});

describe('reading lines', () => {
  test('a line is read with its level, time, entry, styles and masks', () => {
    const { store } = setup();
    store.append(['plain', { text: 'ERROR: a\n\u001B[31mpassword=hunter2\u001B[0m', time: 12.5 }]);
    store.appendGap({ reason: '12 s not received', time: 20 });
    expect(store.read(0)).toEqual({
      line: 0,
      text: 'plain',
      level: 'none',
      time: undefined,
      entry: 0,
      isGap: false,
      isLate: false,
      origin: undefined,
      styles: [],
      masks: [],
    });
    expect(store.read(2)).toEqual({
      line: 2,
      text: 'password=•••••••',
      level: 'error',
      time: 12.5,
      entry: 1,
      isGap: false,
      isLate: false,
      origin: undefined,
      styles: [{ from: 0, to: 16, style: { foreground: { kind: 'palette', index: 1 } } }],
      masks: [{ from: 9, to: 16, label: 'Secret', isRevealed: false }],
    });
    expect(store.read(3)).toMatchObject({ text: '12 s not received', time: 20, isGap: true });
    expect(store.read(4)).toMatchObject({ text: '', isGap: true, time: undefined, styles: [] });
    expect(store.startTime).toBe(12.5);
    expect([store.has(-1), store.has(0), store.has(3), store.has(4)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([store.rowOf(-1), store.rowOf(2), store.rowOf(9)]).toEqual([0, 2, 4]);
  });

  test('a reason with a secret in a gap is shown as it is', () => {
    const { store } = setup();
    store.appendGap({ reason: 'password=hunter2' });
    expect(store.read(0)).toMatchObject({ text: 'password=hunter2', masks: [] });
  });

  test('each secret of a line is revealed and masked again on its own', () => {
    const { store } = setup();
    store.append(['API_KEY=swordfish and DB_PASSWORD=hunter2']);
    store.reveal(0, 34, true);
    expect(store.text(0)).toBe('API_KEY=••••••••• and DB_PASSWORD=hunter2');
    store.reveal(0, 8, true);
    store.reveal(0, 34, false);
    expect(store.text(0)).toBe('API_KEY=swordfish and DB_PASSWORD=•••••••');
    expect(store.read(0).masks).toEqual([
      { from: 8, to: 17, label: 'Secret', isRevealed: true },
      { from: 34, to: 41, label: 'Secret', isRevealed: false },
    ]);
  });

  test('a line of a private key is revealed as a whole', () => {
    const { store } = setup();
    store.append(['-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBg']);
    expect(store.read(1).masks).toEqual([
      { from: 0, to: 14, label: 'Private key', isRevealed: false },
    ]);
    store.reveal(1, 0, true);
    expect(store.text(1)).toBe('MIIEvQIBADANBg');
  });

  test('the log is empty after it is cleared, and its next line has the next number', () => {
    const { store, scheduler } = setup();
    let notifications = 0;
    store.subscribe(() => (notifications += 1));
    store.append([{ text: 'ERROR: password=hunter2', time: 5 }]);
    scheduler.settle();
    store.reveal(0, 16, true);
    store.clear();
    scheduler.settle();
    expect(notifications).toBeGreaterThan(1);
    expect([store.size, store.length, store.secrets, store.pending]).toEqual([0, 0, 0, 0]);
    expect([store.startTime, store.counts.error, store.text(0)]).toEqual([undefined, 0, '']);
    expect(store.nextOf('error', 0)).toBeUndefined();
    store.append(['b']);
    expect([store.firstRow, store.endRow, store.text(1)]).toEqual([1, 2, 'b']);
    expect(store.length).toBe(2);
  });

  test('text beyond the maximum length is trimmed, a stretch of lines at a time', () => {
    const { store, scheduler } = setup({ maxLength: 1_000_000 });
    const line = 'x'.repeat(999);
    for (let batch = 0; batch < 20; batch += 1) {
      store.append(Array.from({ length: 100 }, () => line));
      scheduler.settle();
    }
    expect(store.endRow).toBe(2000);
    expect(store.length).toBeLessThanOrEqual(1_000_000);
    expect(store.length).toBeGreaterThan(600_000);
    expect(store.length).toBe(store.size * 1000);
    expect([store.text(store.firstRow), store.text(1999)]).toEqual([line, line]);
    expect(store.text(store.firstRow - 1)).toBe('');
  });

  test('narrow and wide lines keep their text, styles and times in a long log', () => {
    const { store, scheduler } = setup();
    const textOf = (line: number) => (line % 3 === 0 ? `línea ${line}` : `行 ${line}`);
    store.append(
      Array.from({ length: 20_000 }, (_, line) => ({
        text: line % 5 === 0 ? `\u001B[3${line % 8}m${textOf(line)}` : textOf(line),
        ...(line % 7 === 0 && { time: line }),
      })),
    );
    scheduler.settle();
    for (const line of [0, 1, 2, 3, 5, 35, 8190, 8191, 8192, 8193, 10_000, 16_384, 19_999]) {
      const { text, styles, time } = store.read(line);
      expect(text).toBe(textOf(line));
      expect(time).toBe(line % 7 === 0 ? line : undefined);
      const style = { foreground: { kind: 'palette', index: line % 8 } };
      expect(styles).toEqual(line % 5 === 0 ? [{ from: 0, to: text.length, style }] : []);
    }
    const search = store.find({ text: '行' });
    expect(search.count).toBe(13_333);
    expect(search.at(0)).toEqual({ line: 1, from: 0, to: 1 });
    expect(store.find({ text: 'LÍNEA 19998' }).at(0)?.line).toBe(19_998);
  });
});

test('lines of several origins are parsed apart from each other', () => {
  const { store } = setup();
  const traceback = [
    'Traceback (most recent call last):',
    '  File "/usr/lib/python3/site-packages/quay/berth.py", line 1, in run',
    '    run()',
    'TideError: low water',
  ];
  store.append(
    traceback.flatMap((text) => [
      { text, origin: 'api' },
      { text: 'INFO: idle', origin: 'worker' },
    ]),
  );
  const lines = Array.from({ length: store.size }, (_, line) => store.read(line));
  const of = (name: string) => lines.filter(({ origin }) => origin?.name === name);
  expect(of('api').map(({ level, text }) => [level, text])).toEqual(
    traceback.map((text) => ['error', text]),
  );
  expect(new Set(of('worker').map(({ level }) => level))).toEqual(new Set(['info']));
  expect(lines.map(({ origin }) => origin?.index)).toEqual([0, 1, 0, 1, 0, 1, 0, 1]);
  expect(store.read(-1).origin).toBeUndefined();
});
