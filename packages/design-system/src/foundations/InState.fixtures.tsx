import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

interface InStateProps {
  /** React Aria's own name of the state. */
  state: 'hovered' | 'pressed' | 'focus-visible' | 'focus-within';
  /** Which of the elements inside is in it. */
  of: string;
  children: ReactNode;
}

/** A still picture of a state, drawn by the attribute that React Aria would set. */
export function InState({ state, of, children }: InStateProps) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    frame.current?.querySelector(of)?.setAttribute(`data-${state}`, 'true');
  }, [state, of]);
  return <div ref={frame}>{children}</div>;
}
