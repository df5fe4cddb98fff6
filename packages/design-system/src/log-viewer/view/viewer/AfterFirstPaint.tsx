import { createContext, startTransition, use, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

import { afterPaint } from '../../store/scheduler.ts';

/** Whether the viewer has been painted once. */
export const FirstPaintContext = createContext(false);

/** Whether the content has been painted once. */
export function useFirstPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return isPainted;
}

/** Renders its children after the first paint of the lines: lines are the content, and buttons cost more than they do. */
export function AfterFirstPaint({ children }: { children: ReactNode }) {
  return use(FirstPaintContext) && children;
}
