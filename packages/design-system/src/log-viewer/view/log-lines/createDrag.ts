import { rootNodeOf } from '../../../internal/rootNodeOf.ts';
import type { LogViewerModel } from '../model/LogViewerModel.ts';
import { lineOf } from './handleLineClick.ts';

/** Selects lines from where it began to where the pointer is. */
export interface Drag {
  /** Moves the pointer, in px of the window. Near or beyond an edge of the lines, they scroll. */
  moveTo: (x: number, y: number) => void;
  end: () => void;
}

/** So near an edge, in px, the lines scroll. */
const edge = 24;
/** A pixel nearer to the edge, or beyond it, is so many pixels a frame. */
const speed = 0.5;
const fastest = 60;

/** Starts to select lines of a grid by dragging. */
export function createDrag(model: LogViewerModel, grid: HTMLElement): Drag {
  let pointer: { x: number; y: number } | undefined;
  let frame = 0;

  /** Scroll distance per frame. */
  function step(y: number): number {
    const { top, bottom } = grid.getBoundingClientRect();
    const above = Math.max(0, top + edge - y);
    const below = Math.max(0, y - (bottom - edge));
    return (
      Math.min(fastest, Math.ceil(below * speed)) - Math.min(fastest, Math.ceil(above * speed))
    );
  }

  function extend({ x, y }: { x: number; y: number }) {
    const { left, right, top, bottom } = grid.getBoundingClientRect();
    const inside = (value: number, from: number, to: number) =>
      Math.min(Math.max(value, from + 1), to - 1);
    const at = rootNodeOf(grid).elementFromPoint(inside(x, left, right), inside(y, top, bottom));
    const line = lineOf(at);
    if (line !== undefined) model.extendTo(line);
  }

  function scroll() {
    frame = 0;
    if (pointer === undefined) return;
    const by = step(pointer.y);
    if (by === 0) return;
    grid.scrollTop += by;
    extend(pointer);
    frame = requestAnimationFrame(scroll);
  }

  return {
    moveTo: (x, y) => {
      pointer = { x, y };
      extend(pointer);
      if (frame === 0) scroll();
    },
    end: () => cancelAnimationFrame(frame),
  };
}
