import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Terminal } from '@xterm/headless';
import type { IBufferCell } from '@xterm/headless';
import { expect, test } from 'vitest';

import { createLogStore } from '../../store/createLogStore.ts';
import type { AnsiColor, AnsiStyle, LogStore } from '../../store/types.ts';
import { createSteppedScheduler } from '../../testing.fixtures.ts';

/** A character and how it looks, in words. */
type Look = readonly [character: string, look: string];

const rgb = (red: number, green: number, blue: number) => `rgb ${red} ${green} ${blue}`;

/** The 256 colours, as xterm's documentation has them. */
function indexed(index: number): string {
  if (index < 16) return `palette ${index}`;
  const grey = (index - 232) * 10 + 8;
  if (grey > 0) return rgb(grey, grey, grey);
  const level = (part: number) => (part === 0 ? 0 : part * 40 + 55);
  const place = index - 16;
  return rgb(level(Math.floor(place / 36)), level(Math.floor(place / 6) % 6), level(place % 6));
}

const trueColor = (value: number) => rgb((value >> 16) & 255, (value >> 8) & 255, value & 255);

function lookOfCell(cell: IBufferCell): string {
  const front = cell.isFgRGB() ? trueColor(cell.getFgColor()) : indexed(cell.getFgColor());
  const back = cell.isBgRGB() ? trueColor(cell.getBgColor()) : indexed(cell.getBgColor());
  return [
    !cell.isFgDefault() && `on ${front}`,
    !cell.isBgDefault() && `over ${back}`,
    cell.isBold() && 'bold',
    cell.isDim() && 'dim',
    cell.isItalic() && 'italic',
    cell.isUnderline() && 'underline',
    cell.isInverse() && 'inverse',
    cell.isStrikethrough() && 'strike',
  ]
    .filter((word) => word !== false && word !== 0)
    .join(', ');
}

const colorWords = (color: AnsiColor) =>
  color.kind === 'palette' ? `palette ${color.index}` : rgb(color.red, color.green, color.blue);

const lookOfStyle = ({ foreground, background, ...rest }: AnsiStyle) =>
  [
    foreground && `on ${colorWords(foreground)}`,
    background && `over ${colorWords(background)}`,
    ...(['bold', 'dim', 'italic', 'underline', 'inverse', 'strike'] as const).filter(
      (word) => rest[word],
    ),
  ]
    .filter((word) => word !== undefined)
    .join(', ');

/** A row as a text such as `plain‹bold›loud‹›`. Blanks at the end are not in the log where they were never written. */
function rowOf(looks: readonly Look[]): string {
  let row = '';
  let last = '';
  const end = looks.findLastIndex(([character, look]) => character !== ' ' || look !== '') + 1;
  for (const [character, look] of looks.slice(0, end)) {
    row += look === last ? character : `‹${look}›${character}`;
    last = look;
  }
  return row;
}

/** A terminal underlines links; a log does not. */
const withoutLinks = (output: string) => output.replaceAll(/\p{Cc}\]8;\P{Cc}*\p{Cc}\\?/gu, '');

/** Screen of a terminal after the whole input. */
async function terminalRows(output: string): Promise<string[]> {
  const terminal = new Terminal({
    cols: 500,
    rows: 50,
    scrollback: 5000,
    convertEol: true,
    allowProposedApi: true,
  });
  await new Promise<void>((resolve) => {
    terminal.write(withoutLinks(output), resolve);
  });
  const { active } = terminal.buffer;
  return Array.from({ length: active.baseY + active.cursorY + 1 }, (_, row) => {
    const line = active.getLine(row);
    const cells = Array.from({ length: line?.length ?? 0 }, (_unused, column) =>
      line?.getCell(column),
    );
    return rowOf(
      cells.flatMap((cell) =>
        cell === undefined || cell.getWidth() === 0
          ? []
          : [[cell.getChars() || ' ', lookOfCell(cell)] as const],
      ),
    );
  });
}

const ofLine = (store: LogStore, number: number): string => {
  const { text, styles } = store.read(number);
  const looks: Look[] = [];
  for (let at = 0; at < text.length;) {
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    // To the next of a terminal's stops.
    if (character === '\t') {
      do looks.push([' ', '']);
      while (looks.length % 8 !== 0);
      at += 1;
      continue;
    }
    const style = styles.find(({ from, to }) => from <= at && at < to)?.style;
    looks.push([character, style === undefined ? '' : lookOfStyle(style)]);
    at += character.length;
  }
  return rowOf(looks);
};

const folder = import.meta.dirname;
const files = readdirSync(folder).filter((name) => name.endsWith('.ansi'));

test('the corpus has more than 15 files', () => {
  expect(files.length).toBeGreaterThan(15);
});

test.each(files)('%s renders as in a terminal', async (file) => {
  const output = readFileSync(join(folder, file), 'utf8').replace(/\r?\n$/, '');
  const store = createLogStore({ scheduler: createSteppedScheduler(), masker: null });
  store.append([output]);
  const ours = Array.from({ length: store.size }, (_, line) => ofLine(store, line));
  expect(ours).toEqual(await terminalRows(output));
});
