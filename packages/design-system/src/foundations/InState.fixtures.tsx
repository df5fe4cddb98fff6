import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

interface InStateProps {
  /** React Aria's name of the state. */
  state: 'hovered' | 'pressed' | 'focus-visible' | 'focus-within';
  /** Selector of the elements in that state. */
  of: string;
  children: ReactNode;
}

/** A static state, set by the attribute that React Aria would set. */
export function InState({ state, of, children }: InStateProps) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    frame.current?.querySelector(of)?.setAttribute(`data-${state}`, 'true');
  }, [state, of]);
  return <div ref={frame}>{children}</div>;
}
