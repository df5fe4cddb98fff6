import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

import { OpenElsewhere } from './OpenElsewhere.tsx';
import { UnusableWorld } from './UnusableWorld.tsx';

/** Shows in `place` what is wrong with the kept world. Resolves once it was replaced, with `place` empty again. */
export function askToStartAfresh(
  place: Element,
  message: string,
  replace: () => Promise<void>,
): Promise<void> {
  return ask(place, (answer) => (
    <UnusableWorld message={message} onStartAfresh={() => replace().then(answer)} />
  ));
}

/** Shows in `place` that another tab has the demo. Resolves once a person wants it here, with `place` empty again. */
export function askToUseItHere(place: Element): Promise<void> {
  return ask(place, (answer) => <OpenElsewhere onUseItHere={answer} />);
}

function ask(place: Element, question: (answer: () => void) => ReactNode): Promise<void> {
  return new Promise((resolve) => {
    const root = createRoot(place);
    const answer = () => {
      root.unmount();
      resolve();
    };
    root.render(<StrictMode>{question(answer)}</StrictMode>);
  });
}
