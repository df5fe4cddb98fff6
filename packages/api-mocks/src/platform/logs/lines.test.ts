import { describe, expect, test } from 'vitest';

import { logText, writerOf, type LogText, type Writer } from './lines.ts';

/** The first lines of a writer. */
function linesOf(writer: Writer, count: number): LogText[] {
  return Array.from({ length: count }, (_, index) => logText(writer, 0, index));
}

/** The beginning of a line without its numbers: lines of one kind look alike. */
function shapeOf({ level, message }: LogText): string {
  return `${level} ${message.slice(0, 40).replaceAll(/\d+/g, '0')}`;
}

test.each([
  ['harbour-api', 'berths'],
  ['crane-control', 'berths'],
  ['booking', 'bookings'],
  ['order-desk', 'bookings'],
  ['docs-search', 'tides'],
  ['customs', 'invoices'],
  ['relay', 'hooks'],
])('%s writes about %s', (slug, resource) => {
  expect(writerOf('1', slug).trade.resource).toBe(resource);
});

test('an app with any other name writes about one of them, by its id', () => {
  const resources = Array.from({ length: 60 }, (_, id) => writerOf(`${id}`, 'x').trade.resource);
  expect(new Set(resources).size).toBe(5);
  expect(resources.slice(0, 8)).toMatchInlineSnapshot(`
    [
      "invoices",
      "hooks",
      "invoices",
      "tides",
      "berths",
      "hooks",
      "berths",
      "invoices",
    ]
  `);
});

// The demo data is the same on every machine. A change to it is a change to these lines.
test.each(['harbour-api', 'booking', 'docs-search', 'customs', 'relay'])(
  'the lines of %s: one of each kind',
  (slug) => {
    const ofEachKind = new Map<string, LogText>();
    for (const line of linesOf(writerOf('1', slug), 4_000)) {
      const shape = shapeOf(line);
      if (!ofEachKind.has(shape) && ofEachKind.size < 60) ofEachKind.set(shape, line);
    }
    const messages = [...ofEachKind.values()].map(
      ({ level, message }) =>
        // The long dumps of a whole response are compared by their beginning.
        `${level} ${message.slice(0, 900)}`,
    );
    expect(messages).toMatchSnapshot();
  },
);

test('kinds of lines are as frequent as in a real log', () => {
  const counts: Record<string, number> = {};
  for (const { level } of linesOf(writerOf('1', 'booking'), 10_000))
    counts[level] = (counts[level] ?? 0) + 1;
  expect(counts).toMatchInlineSnapshot(`
    {
      "critical": 35,
      "debug": 688,
      "error": 466,
      "info": 8509,
      "warning": 302,
    }
  `);
});

describe('a healthy app', () => {
  const writer = writerOf('1', 'booking', true);

  test('writes no errors, and the duration of each request', () => {
    const lines = linesOf(writer, 4_000);
    expect(lines.filter(({ level }) => level === 'error' || level === 'critical')).toEqual([]);
    const requests = lines.filter(({ message }) => message.includes('HTTP/1.1'));
    expect(requests.length).toBeGreaterThan(2_000);
    expect(requests.every(({ message }) => / took=\d\d?ms$/.test(message))).toBe(true);
  });

  test('fails every request to one path during an incident, and no other', () => {
    const before = linesOf(writer, 4_000);
    const broken = linesOf({ ...writer, isBroken: true }, 4_000);
    const isHold = ({ message }: LogText) => message.includes('/hold');
    expect(before.filter(isHold).length).toBeGreaterThan(50);
    expect(broken.filter((line) => !isHold(line))).toEqual(before.filter((line) => !isHold(line)));
    const failed = broken.filter(isHold);
    expect(failed).toHaveLength(before.filter(isHold).length);
    for (const { level, message } of failed) {
      expect(level).toBe('error');
      expect(message).toMatch(
        /POST \/bookings\/4821\/hold 500 took=50\d\dms\nTraceback [^]+ timeout$/,
      );
    }
  });
});
