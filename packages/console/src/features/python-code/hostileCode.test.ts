import { expect, test } from 'vitest';

import { mayHoldApp } from './mayHoldApp.ts';
import { readPastedNeeds } from './readPastedNeeds.ts';

const readA = 'os.environ["A"]';

/** Returns the names that the code needs, required ones with `!`, with their types and the parts that are not read. */
const read = (text: string) => {
  const { variables, unreadable } = readPastedNeeds(text);
  return [
    ...variables.map(({ names: [name = ''], isRequired, type }) => {
      const typed = type === 'any' ? name : `${name}: ${type}`;
      return isRequired ? `${typed}!` : typed;
    }),
    ...unreadable.map((part) => `? ${part.text}`),
  ];
};

const settings = (body: string, before = '') =>
  `${before}class Settings(BaseSettings):\n${body.replaceAll(/^/gm, '    ')}\n`;

test.each([
  [
    'a string without an end',
    'a = os.environ["A"]\nb = os.getenv("B\nc = 1',
    ['A!', '? os.getenv("B\nc = 1'],
  ],
  ['a text without an end', 'os.environ["A"]\n"""\nos.environ["B"]\nC=1\n', ['A!']],
  ['brackets without an end', 'os.environ["A"]\ncall([{(os.environ["B"]', ['A!', 'B!']],
  [
    'NUL and other control characters',
    'os.environ["A"]\0\u0001\u2028\nos.getenv("B")',
    ['A!', 'B'],
  ],
  ['a lone surrogate', 'os.environ["A"]\n"\uD800"\nos.getenv("B")', ['A!', 'B']],
  ['a byte order mark', '\uFEFFos.environ["A"]', ['A!']],
  ['Windows line breaks', 'import os\r\nos.environ["A"]\r\nos.getenv("B")\r\n', ['A!', 'B']],
  ['an excerpt of a function', '    a = os.environ["A"]\n    b = os.getenv("B")\n', ['A!', 'B']],
])('reads the rest of code with %s', (_, text, names) => {
  expect(read(text)).toEqual(names);
});

test.each([
  [
    'a decorator',
    '@retry(os.environ["A"])\n@cache\ndef f():\n    return os.getenv("B")\n',
    ['A!', 'B'],
  ],
  ['an f-string', `f"{os.environ['A']} {os.environ['B']:>{os.getenv('C')}}"`, ['A!', 'B!', 'C']],
  ['a name that is an f-string', 'os.environ[f"{prefix}_A"]', ['? os.environ[f"{prefix}_A"]']],
  ['a name of bytes', 'os.environ[b"A"]', ['? os.environ[b"A"]']],
  ['a walrus', 'if (a := os.getenv("A")) and (b := os.environ["B"]):\n    pass\n', ['A', 'B!']],
  ['match', 'match os.environ["A"]:\n    case "x" | "y":\n        os.getenv("B")\n', ['A!', 'B']],
  ['a variable named match', 'match = os.environ["A"]\n', ['A!']],
  [
    'a lambda and a comprehension',
    '[(lambda: os.environ["A"])() for x in y if os.getenv("B")]',
    ['A!', 'B'],
  ],
  ['several targets', 'os.environ["A"] = b = os.environ["B"]\n', ['B!']],
  [
    'async code',
    'async def f():\n    async with g(os.environ["A"]) as h:\n        await h\n',
    ['A!'],
  ],
])('reads %s', (_, text, names) => {
  expect(read(text)).toEqual(names);
});

test.each([
  ['type Port = int | None\nLevel = str\n', 'a: Port\nb: Level\n', ['A!', 'B!']],
  ['class HomeUrl(str): ...\nUrl = str\n', 'a: HomeUrl\nb: Url\n', ['A!', 'B!']],
  ['type Json = str\n', 'a: Json\nlist: list[str] = []\n', ['A!', 'LIST: list']],
  ['@mydataclass\nclass Part: ...\n', 'a: Part\n', ['A!']],
  ['@dataclasses.dataclass(frozen=True)\nclass Part: ...\n', 'a: Part\n', ['A: object!']],
  ['Base = BaseSettings\n', 'pass\n\nclass Other(Base):\n    a: int\n', ['A: int!']],
  ['class BaseSettings: ...\n', 'a: int\n', []],
])('guesses no type or settings of %j', (before, body, names) => {
  expect(read(settings(body, before))).toEqual(names);
});

test('code without variables is not a file of variables', () => {
  expect(read('import sys\nDEBUG = True\nPORT = 8000\n')).toEqual([]);
  expect(read('def add(a=1):\n    return a\n')).toEqual([]);
  expect(read('DEBUG=True\nPORT=8000\n')).toEqual(['DEBUG!', 'PORT!']);
});

const times = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('');
const within = (open: string, inner: string, close: string, depth = 3000) =>
  open.repeat(depth) + inner + close.repeat(depth);

const lattice = (index: number) =>
  ['A', 'B'].map((name) => `class ${name}${index}(A${index - 1}, B${index - 1}): pass\n`).join('');

/** Code that makes a reader slow, or fail, that is recursive or not linear. */
const large: readonly [string, string][] = [
  ['brackets', within('(', 'os.environ["A"]', ')')],
  ['brackets without an end', '([{'.repeat(2500)],
  ['closing brackets', ')]}'.repeat(2500)],
  ['operators', `x = ${'-'.repeat(6000)}1${' + 1'.repeat(6000)}`],
  ['attributes', `x = a${'.b'.repeat(6000)}()`],
  ['lambdas and f-strings', `${'lambda: '.repeat(3000)}\n${'f"{'.repeat(3000)}`],
  ['indentation', times(500, (depth) => `${' '.repeat(depth)}if x:\n`)],
  ['nested types', settings(`a: ${within('list[', 'int', ']')}\nb: int${' | int'.repeat(3000)}`)],
  ['quoted types', settings(times(2000, (index) => `a${index}: "list[int]"\n`))],
  ['reads on lines', times(4000, (index) => `os.environ["A${index}"]\n`)],
  [
    'reads as values and targets',
    `x = ${`${readA}, `.repeat(3000)}\n${`${readA} = `.repeat(3000)}1`,
  ],
  ['reads in brackets', within('(', `${readA}, `.repeat(3000), ')', 2000)],
  ['a chain of classes', times(4000, (index) => `class A${index}(A${index - 1}): pass\n`)],
  [
    'a circle of classes',
    times(3000, (index) => `class A${index}(A${(index + 1) % 3000}): pass\n`),
  ],
  ['a lattice of classes', times(2000, lattice)],
  ['settings', times(3000, (index) => `class A${index}(BaseSettings):\n    a: int\n`)],
  [
    'assignments',
    `${times(3000, (index) => `from a import b${index}\n`)}${'a=b()\n'.repeat(6000)}`,
  ],
  ['1 MB on one line', 'x'.repeat(1_000_000)],
  ['1 MB of NUL', '\0'.repeat(1_000_000)],
];

test.each(large)('neither fails nor hangs: %s', (_, text) => {
  expect(() => readPastedNeeds(text)).not.toThrow();
  expect(() => mayHoldApp(text)).not.toThrow();
});

test('names where it stopped reading', () => {
  const { variables, unreadable } = readPastedNeeds(`os.environ["A"]\n${'\0'.repeat(1_000_000)}`);
  expect(variables.map(({ names }) => names)).toEqual([['A']]);
  expect(unreadable).toEqual([{ path: '', line: 2, text: '\0'.repeat(40) }]);
});
