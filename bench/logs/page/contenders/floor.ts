// The baseline: rows of one height, as plain text, in a list that renders only the rows in view. No features.
import type { Contender } from '../viewer.ts';

const rowHeight = 20;

export const floor: Contender = (element, initial) => {
  const lines = initial;
  let shown: readonly number[] | undefined;
  let isFollowing = false;

  const scroller = document.createElement('div');
  scroller.className = 'floor';
  const spacer = document.createElement('div');
  spacer.className = 'floor-spacer';
  scroller.append(spacer);
  element.append(scroller);
  const rows: HTMLElement[] = [];

  const count = () => shown?.length ?? lines.length;
  const draw = () => {
    const first = Math.max(0, Math.floor(scroller.scrollTop / rowHeight) - 2);
    const size = Math.ceil(scroller.clientHeight / rowHeight) + 4;
    for (let index = 0; index < size; index += 1) {
      let row = rows[index];
      if (row === undefined) {
        row = document.createElement('div');
        row.className = 'floor-row';
        rows[index] = row;
        spacer.append(row);
      }
      const lineIndex = first + index;
      row.style.transform = `translateY(${lineIndex * rowHeight}px)`;
      row.textContent = lineIndex < count() ? (lines[shown?.[lineIndex] ?? lineIndex] ?? '') : '';
    }
  };
  const size = () => {
    spacer.style.height = `${count() * rowHeight}px`;
    if (isFollowing) scroller.scrollTop = scroller.scrollHeight;
    draw();
  };
  scroller.addEventListener('scroll', draw, { passive: true });
  size();

  /** Indexes of the matching lines. */
  const indexesOf = (pattern: RegExp) => {
    const matchIndexes: number[] = [];
    for (const [lineIndex, line] of lines.entries())
      if (pattern.test(line)) matchIndexes.push(lineIndex);
    return matchIndexes;
  };

  return {
    row: '.floor-row',
    scroller: () => scroller,
    append: (more) => {
      for (const line of more) lines.push(line);
      size();
    },
    toEnd: () => {
      isFollowing = true;
      size();
    },
    search: (text) => {
      const matchIndexes = indexesOf(new RegExp(text, 'i'));
      draw();
      return () => matchIndexes.length;
    },
    errorsOnly: () => {
      const matchIndexes = indexesOf(/error\b/i);
      shown = matchIndexes;
      size();
      return () => matchIndexes.length;
    },
  };
};
