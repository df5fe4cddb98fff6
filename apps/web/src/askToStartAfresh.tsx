import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { UnusableWorld } from './UnusableWorld.tsx';

/** Shows in `place` what is wrong with the kept world. Resolves once it was replaced, with `place` empty again. */
export function askToStartAfresh(
  place: Element,
  message: string,
  replace: () => Promise<void>,
): Promise<void> {
  return new Promise((resolve) => {
    const root = createRoot(place);
    const startAfresh = async () => {
      await replace();
      root.unmount();
      resolve();
    };
    root.render(
      <StrictMode>
        <UnusableWorld message={message} onStartAfresh={startAfresh} />
      </StrictMode>,
    );
  });
}
