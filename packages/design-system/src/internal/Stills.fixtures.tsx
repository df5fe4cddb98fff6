import type { ReactNode } from 'react';

const all = ['rest', 'hovered', 'pressed', 'focus-visible', 'selected', 'disabled'] as const;

type State = (typeof all)[number];

interface StillsProps {
  className: string;
  /** @default all */
  states?: readonly State[];
  children?: (state: State) => ReactNode;
}

/** Buttons in static states, set by the attributes that React Aria would set. */
export function Stills({ className, states = all, children = (state) => state }: StillsProps) {
  return states.map((state) => (
    <button
      key={state}
      type="button"
      disabled={state === 'disabled'}
      className={className}
      {...(state !== 'rest' && { [`data-${state}`]: '' })}
    >
      {children(state)}
    </button>
  ));
}
