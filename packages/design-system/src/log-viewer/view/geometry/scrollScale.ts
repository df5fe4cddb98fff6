/**
 * The maximum height of a scrolled element, in px. Browsers support about 17 million (Firefox) or 33 million; well below
 * that, positions in 32-bit floats are still exact to half a pixel.
 */
export const longestScroll = 5_000_000;

/** Maps the browser's scroll position to the position among all rows, in px. */
export interface ScrollScale {
  /** Height of the scrolled element. */
  readonly length: number;
  /** Whether a pixel of the scroll position can be more than one of the rows. */
  readonly isScaled: boolean;
  /** The position in the rows of a scroll position. */
  toRows: (scrollTop: number) => number;
  /** The scroll position of a position in the rows. */
  toScroll: (y: number) => number;
}

/**
 * Maps scroll positions to rows: one to one while the rows fit under `longest`. Beyond that, the quarter at each end
 * stays one to one, so that both ends are reached pixel by pixel, and the middle half covers the remaining rows.
 */
export function scrollScale(
  total: number,
  viewHeight: number,
  longest: number = longestScroll,
): ScrollScale {
  if (total <= longest) {
    return { length: total, isScaled: false, toRows: (y) => y, toScroll: (y) => y };
  }
  const end = longest - viewHeight;
  const rowsEnd = total - viewHeight;
  const edge = end / 4;
  const factor = (rowsEnd - edge * 2) / (end - edge * 2);
  return {
    length: longest,
    isScaled: true,
    toRows: (scrollTop) => {
      if (scrollTop <= edge) return scrollTop;
      if (scrollTop >= end - edge) return rowsEnd - (end - scrollTop);
      return edge + (scrollTop - edge) * factor;
    },
    toScroll: (y) => {
      if (y <= edge) return y;
      if (y >= rowsEnd - edge) return end - (rowsEnd - y);
      return edge + (y - edge) / factor;
    },
  };
}
