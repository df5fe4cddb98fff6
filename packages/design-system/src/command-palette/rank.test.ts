import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Command } from './commands.ts';
import { rankCommands } from './rank.ts';

const named = (...names: string[]): Command[] => names.map((name) => ({ id: name, name }));

const found = (commands: readonly Command[], query: string) =>
  rankCommands(commands, query, 50).map(({ command }) => command.name);

/** A name with its matches in brackets. */
function marked(name: string, query: string): string | undefined {
  const [first] = rankCommands(named(name), query, 1);
  if (first === undefined) return undefined;
  let text = '';
  let at = 0;
  for (const { from, to } of first.ranges) {
    text += `${name.slice(at, from)}[${name.slice(from, to)}]`;
    at = to;
  }
  return text + name.slice(at);
}

describe('ranking', () => {
  test('prefers prefixes, then word starts, initials, substrings, and letters in order', () => {
    const commands = named('Tsc Leap', 'Clatter', 'Attach Logs', 'Old Log', 'Logs', 'Catalogue');
    expect(found(commands, 'log')).toEqual(['Logs', 'Old Log', 'Attach Logs', 'Catalogue']);
    expect(found(commands, 'al')).toEqual(['Attach Logs', 'Catalogue']);
  });

  test('prefers the shorter of two equal matches, else the first', () => {
    expect(found(named('Harbour Master', 'Harbour', 'Harvest'), 'har')).toEqual([
      'Harbour',
      'Harvest',
      'Harbour Master',
    ]);
  });

  test('matches hint, group and keywords after names', () => {
    const commands: Command[] = [
      { id: '1', name: 'Switch theme', keywords: ['dark', 'light'] },
      { id: '2', name: 'Dark Harbour' },
      { id: '3', name: 'Tide Tables', hint: 'tide-tables' },
    ];
    expect(found(commands, 'dark')).toEqual(['Dark Harbour', 'Switch theme']);
    expect(found(commands, 'tide-t')).toEqual(['Tide Tables']);
  });

  test('returns everything in order for an empty query', () => {
    expect(found(named('Beta', 'Alpha'), '  ')).toEqual(['Beta', 'Alpha']);
  });

  test('returns search-only commands only for a query', () => {
    const commands: Command[] = [
      { id: '1', name: 'Switch Theme: Light', isSearchedOnly: true },
      { id: '2', name: 'Switch Theme…', keywords: ['Light'] },
    ];
    expect(found(commands, '')).toEqual(['Switch Theme…']);
    expect(found(commands, 'light')).toEqual(['Switch Theme: Light', 'Switch Theme…']);
    expect(found(commands, 'theme')).toEqual(['Switch Theme…', 'Switch Theme: Light']);
  });

  test('returns nothing when a word does not match', () => {
    expect(found(named('Harbour API'), 'harbour xyz')).toEqual([]);
  });
});

describe('highlights', () => {
  test.each([
    ['Harbour API', 'har', '[Har]bour API'],
    ['Redeploy Harbour', 'har', 'Redeploy [Har]bour'],
    ['Environment Variables', 'ev', '[E]nvironment [V]ariables'],
    ['Catalogue', 'log', 'Cata[log]ue'],
    ['Deployments', 'dpy', '[D]e[p]lo[y]ments'],
    ['Café Über', 'cafe u', '[Café] [Ü]ber'],
    ['Harbour API', 'api har', '[Har]bour [API]'],
    ['👋 Hello', 'hel', '👋 [Hel]lo'],
  ])('%s for "%s"', (name, query, expected) => {
    expect(marked(name, query)).toBe(expected);
  });
});

test('ranges are in order, inside the name, and split no character, whatever is typed', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 8 }),
      fc.string({ unit: 'grapheme' }),
      (names, query) => {
        const commands = names.map((name, index) => ({ id: String(index), name }));
        const ranked = rankCommands(commands, query, 5);
        expect(ranked.length).toBeLessThanOrEqual(5);
        for (const { command, ranges } of ranked) {
          let last = -1;
          for (const { from, to } of ranges) {
            expect(from).toBeGreaterThan(last);
            expect(to).toBeGreaterThan(from);
            expect(to).toBeLessThanOrEqual(command.name.length);
            // Encoding unpaired surrogates throws.
            expect(() => encodeURIComponent(command.name.slice(from, to))).not.toThrow();
            last = to;
          }
        }
      },
    ),
  );
});

test('a limited result is the start of the full result', () => {
  const names = fc.array(
    fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' ', 'é'), maxLength: 8 }),
    {
      maxLength: 30,
    },
  );
  const query = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), maxLength: 5 });
  fc.assert(
    fc.property(names, query, fc.integer({ min: 1, max: 6 }), (some, typed, limit) => {
      const commands = some.map((name, at): Command => ({ id: String(at), name, hint: 'cab' }));
      expect(rankCommands(commands, typed, limit)).toEqual(
        rankCommands(commands, typed, commands.length).slice(0, limit),
      );
    }),
  );
});

test('any word of a name finds it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 4 }),
      fc.nat(),
      (words, pick) => {
        const name = words.join(' ');
        const word = words[pick % words.length] ?? '';
        expect(found(named(name), word)).toEqual([name]);
      },
    ),
  );
});

describe('a command with its argument', () => {
  const apps = named('Harbour API', 'Harbour Master', 'Tide Tables', 'Errors');
  const commands: Command[] = [
    ...apps,
    {
      id: 'errors',
      name: 'Errors of…',
      keywords: ['exceptions', 'api'],
      argument: { label: 'App', commands: apps, nameOf: ({ name }) => `Errors of ${name}` },
    },
    { id: 'plain', name: 'Redeploy…', argument: { label: 'App', commands: apps } },
  ];
  const first = (query: string) => rankCommands(commands, query, 50)[0];

  test.each(['errors of tide', 'tide errors', 'exceptions tide tables'])('"%s"', (query) => {
    const { command, pair } = first(query) ?? {};
    expect(command?.name).toBe('Errors of Tide Tables');
    expect(pair?.parent.id).toBe('errors');
    expect(pair?.choice).toBe(apps[2]);
  });

  test('ranks choices by all words, so that a keyword hides no name', () => {
    expect(found(commands, 'errors of harbour api')).toEqual([
      'Errors of Harbour API',
      'Errors of Harbour Master',
    ]);
  });

  test('needs a word for each, and a name for both', () => {
    expect(found(commands, 'errors')).toEqual(['Errors', 'Errors of…']);
    expect(found(commands, 'harbour api')).toEqual(['Harbour API', 'Errors of Harbour Master']);
  });
});
