import * as fc from 'fast-check';

/** Waits until the browser has rendered a frame. */
export const frame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      setTimeout(resolve);
    });
  });

/** Waits for two frames that show the same: a slow machine filters and measures in more of them. */
export async function settled(look: () => unknown): Promise<void> {
  let last: string | undefined;
  let current: string | undefined;
  do {
    last = current;
    // oxlint-disable-next-line no-await-in-loop -- one frame after the other
    await frame();
    current = JSON.stringify(look());
  } while (current !== last);
}

type Move =
  | { type: 'scroll'; by: number }
  | { type: 'jump'; to: number }
  | { type: 'key'; key: string };

/** Ways to move in a log: by the wheel, by the scrollbar, and by keys. */
export const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ type: fc.constant('scroll' as const), by: fc.integer({ min: -900, max: 900 }) }),
  fc.record({ type: fc.constant('jump' as const), to: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({
    type: fc.constant('key' as const),
    key: fc.constantFrom('ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', 'e', 'w'),
  }),
);

/** Moves in the grid of a log. */
export function moveBy(grid: HTMLElement, one: Move): void {
  if (one.type === 'scroll') grid.scrollTop += one.by;
  else if (one.type === 'jump') grid.scrollTop = one.to * grid.scrollHeight;
  else grid.dispatchEvent(new KeyboardEvent('keydown', { key: one.key, bubbles: true }));
}
