import { describe, expect, test } from 'vitest';

import { readVariables } from './readVariables.ts';

const read = (text: string) => {
  const { form, entries } = readVariables(text);
  const found = entries.map((entry) =>
    entry.kind === 'variable' ? [entry.name, entry.value] : [entry.problem, entry.line],
  );
  return [form, ...found];
};

describe('reads the forms in which people have variables', () => {
  test.each([
    ['A=1\nB=2', ['env', ['A', '1'], ['B', '2']]],
    ["# note\nexport A='it'\\''s'", ['env', ['A', "it's"]]],
    ['declare -x A="1"\ndeclare -x B', ['env', ['A', '1'], ['no-equals', 2]]],
    ['$ export A=1\n$ B=2\nenv C=3', ['env', ['A', '1'], ['B', '2'], ['C', '3']]],
    ['Environment=production', ['env', ['Environment', 'production']]],
    ['environment = x', ['env', ['environment', 'x']]],
    [
      '{"A": "1", "B": 1.0,\n "C": [1, "x"], "D": null, "E": "a\\nb"}',
      ['json', ['A', '1'], ['B', '1.0'], ['C', '[1, "x"]'], ['no-value', 2], ['E', 'a\nb']],
    ],
    ['{}', ['json']],
    ['{"A": 1', ['json', ['broken-json', 1]]],
    [
      '# docker run --env-file\nA="x" # y\nB= 2 \nC',
      ['dockerEnv', ['A', '"x" # y'], ['B', ' 2 '], ['no-value', 4]],
    ],
    [
      '- DB_HOST=db\n- "B=two # words"\n- C=3 # note\n- D',
      ['compose', ['DB_HOST', 'db'], ['B', 'two # words'], ['C', '3'], ['no-value', 4]],
    ],
    [
      "A: 1\nB: \"x: y\"\nC: it's\nD:\nE: 'it''s' # note\nF: cost$$",
      [
        'compose',
        ['A', '1'],
        ['B', 'x: y'],
        ['C', "it's"],
        ['no-value', 4],
        ['E', "it's"],
        ['F', 'cost$'],
      ],
    ],
    [
      'services:\n  web:\n    image: x:1\n    environment:\n      - A=1\n      # note\n      - B=2\n    ports:\n      - "80:80"\n  db:\n    environment:\n      C: 3\n      D: |-\n        one\n        two\n      E: *other\nvolumes:\n  data:\n',
      ['compose', ['A', '1'], ['B', '2'], ['C', '3'], ['D', 'one\ntwo'], ['unsupported', 16]],
    ],
    ['environment:\n- A=1\n- B=2\nports:\n- 80', ['compose', ['A', '1'], ['B', '2']]],
    ['---\nA: 1', ['compose', ['A', '1']]],
    ['A: >\n  one\n  two\nB: 2', ['compose', ['unsupported', 1], ['B', '2']]],
    [
      'env:\n  - name: A\n    value: x\n  - name: B\n    valueFrom:\n      secretKeyRef:\n        name: s\n        key: k\n  - name: C\n    value: z',
      ['compose', ['A', 'x'], ['no-value', 4], ['C', 'z']],
    ],
    [
      'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: x\ndata:\n  A: "1"\n  B: two',
      ['compose', ['A', '1'], ['B', 'two']],
    ],
    [
      'kind: Secret\nmetadata:\n  name: x\nstringData:\n  A: one\ndata:\n  B: dHdv',
      ['compose', ['A', 'one'], ['unsupported', 6]],
    ],
    ['environment: {A: 1}', ['compose', ['unsupported', 1]]],
    ['- name: A\n  value: x', ['compose', ['A', 'x']]],
    [
      'ENV A=1 B="two words" \\\n    C=3\nRUN make X=1\nENV D a text\n',
      ['dockerfile', ['A', '1'], ['B', 'two words'], ['C', '3'], ['D', 'a text']],
    ],
    ['FROM python:3.13\nENV A=1', ['dockerfile', ['A', '1']]],
    [
      'docker run -d -e A=1 --env B="x y" \\\n  --env=C=\'$x\' -e D -p 80:80 image',
      ['command', ['A', '1'], ['B', 'x y'], ['C', '$x'], ['no-value', 2]],
    ],
    ['docker run -eA=1 -e=B=2 -eC image', ['command', ['A', '1'], ['B', '2'], ['no-value', 1]]],
    ['-e A=1 -e B=2', ['command', ['A', '1'], ['B', '2']]],
    ['heroku config:set A=1 B="x y" -a tides', ['command', ['A', '1'], ['B', 'x y']]],
    [
      '$env:A = "1"\n$Env:B=\'it\'\'s\'\n# note\n$env:C = "a`nb"',
      ['powershell', ['A', '1'], ['B', "it's"], ['C', 'a\nb']],
    ],
    [
      '$env:A = 5 # note\n$env:B = "b;c"; $env:C = \'d\' ;\n$env:D = "e" + $f\n$env:E = f g',
      ['powershell', ['A', '5'], ['B', 'b;c'], ['C', 'd'], ['unsupported', 3], ['unsupported', 4]],
    ],
    ['set A=1 & set B=2\nset C=3', ['cmd', ['unsupported', 1], ['C', '3']]],
    [
      'set A=1\nset "B=x & y"\r\nrem note\nsetx C "three words"',
      ['cmd', ['A', '1'], ['B', 'x & y'], ['C', 'three words']],
    ],
    ['set -gx A 1', ['cmd', ['A', '1']]],
    ['setenv A "x y"', ['cmd', ['A', 'x y']]],
    [
      '[Service]\nUser=tides\nEnvironment="A=x y" B=2\nEnvironment=C=3',
      ['systemd', ['A', 'x y'], ['B', '2'], ['C', '3']],
    ],
    ['Environment=A=1', ['systemd', ['A', '1']]],
    [
      'diff --git a/.env b/.env\n--- a/.env\n+++ b/.env\n@@ -1 +1,2 @@\n-A=0\n+A=1\n B=2\n+C=3',
      ['diff', ['A', '1'], ['C', '3']],
    ],
    ['+A=1\n+B=2', ['diff', ['A', '1'], ['B', '2']]],
    ['Set the variables first.', ['env', ['no-equals', 1]]],
  ])('%j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test('the lines of a form are those of the text', () => {
    const { entries } = readVariables('{\n  "A": "1",\n\n  "B": {\n    "x": 1\n  }\n}');
    expect(entries).toMatchObject([
      { firstLine: 2, lastLine: 2 },
      { firstLine: 4, lastLine: 6 },
    ]);
  });

  test('says which values have no references', () => {
    const literal = (text: string) =>
      readVariables(text).entries.map(
        (entry) => entry.kind === 'variable' && entry.isLiteral === true,
      );
    expect(literal('A=\'${B}\'\nC=${B}\nD="${B}"')).toEqual([true, false, false]);
    expect(literal('{"A": "${B}"}')).toEqual([true]);
    expect(literal("docker run -e A='${B}' -e C=${B}")).toEqual([true, false]);
  });
});
