import { createContext, startTransition, use, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

import { afterPaint } from '../../store/scheduler.ts';

/** Whether the viewer has been painted once. */
export const FirstPaintContext = createContext(false);

/** Whether what is drawn now has been painted once. */
export function useFirstPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return isPainted;
}

/** What is drawn once the lines of the log are in view: people come for the lines, and buttons cost more than they. */
export function AfterFirstPaint({ children }: { children: ReactNode }) {
  return use(FirstPaintContext) && children;
}
