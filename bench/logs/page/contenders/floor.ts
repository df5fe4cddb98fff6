// The floor: rows of one height, as plain text, in a list that holds what is in view. No feature at all.
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
      const place = first + index;
      row.style.transform = `translateY(${place * rowHeight}px)`;
      row.textContent = place < count() ? (lines[shown?.[place] ?? place] ?? '') : '';
    }
  };
  const size = () => {
    spacer.style.height = `${count() * rowHeight}px`;
    if (isFollowing) scroller.scrollTop = scroller.scrollHeight;
    draw();
  };
  scroller.addEventListener('scroll', draw, { passive: true });
  size();

  /** The places of the lines that match. */
  const placesOf = (pattern: RegExp) => {
    const places: number[] = [];
    for (const [place, line] of lines.entries()) if (pattern.test(line)) places.push(place);
    return places;
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
      const places = placesOf(new RegExp(text, 'i'));
      draw();
      return () => places.length;
    },
    errorsOnly: () => {
      const places = placesOf(/error\b/i);
      shown = places;
      size();
      return () => places.length;
    },
  };
};
