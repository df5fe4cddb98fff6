import { expect, test } from 'vitest';

import { readNeeds } from './readNeeds.ts';

const read = (text: string) => {
  const { variables, unreadable } = readNeeds([{ path: 'main.py', text }]);
  const names = variables.map(({ names: [name], isRequired }) => (isRequired ? `${name}!` : name));
  return { names, unreadable: unreadable.length };
};

test.each([
  ['import os\nA = os.environ["A"]\n', ['A!']],
  ["import os as system\nsystem.environ['A']\n", ['A!']],
  ['from os import environ, getenv as get\nenviron["A"]\nget("B")\n', ['A!', 'B']],
  ['import os\nos.environ.get("A")\nos.environ.get("B", "x")\nos.getenv("C")\n', ['A', 'B', 'C']],
  ['import os\nos.getenv(key="A", default="x")\n', ['A']],
  [
    'import os\nos.environ.setdefault("A", "x")\nos.environ.pop("B")\nos.environ.pop("C", 1)\n',
    ['A', 'B!', 'C'],
  ],
  ['import os\ndef f():\n    return int(os.environ["A"])\n', ['A!']],
  ['import os\ntry:\n    os.environ["A"]\nexcept KeyError:\n    pass\n', ['A']],
  ['import os\nif "A" in os.environ:\n    x = os.environ["A"]\n', ['A']],
  ['import os\nos.environ["A"] = "x"\ndel os.environ["B"]\n', []],
  ['import os\nos.environ["A"]\nos.getenv("A")\n', ['A!']],
  ['import os\n# os.environ["A"]\n"""os.environ["B"]"""\n', []],
  ['environ["A"]\nother.environ["B"]\nos.environ["C"]\n', []],
  ['import os\nos.environ["A" "B"]\n', ['AB!']],
])('reads %j', (text, names) => {
  expect(read(text)).toEqual({ names, unreadable: 0 });
});

test('counts names that only running the code would tell', () => {
  expect(
    read('import os\nos.environ[name]\nos.getenv(f"{prefix}_KEY")\nos.environ.get(NAMES[0])\n'),
  ).toEqual({ names: [], unreadable: 3 });
});

test('code with errors is read as far as it goes', () => {
  expect(read('import os\ndef broken(:\n  x = = 3\nos.environ["A"]\n').names).toEqual(['A!']);
});
