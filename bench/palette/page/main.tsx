// Shows the palette named in the URL. The result of a key press is measured through `window.palette`.
import '@quayside/design-system/styles.css';

import { createRoot } from 'react-dom/client';

import { Ours } from './Ours.tsx';
import { Plain } from './Plain.tsx';

/** Cost of a key press. */
export interface Measurement {
  /** Milliseconds from the key press to the first frame that shows the result, including the wait for the display. */
  shownMs: number;
  /** Time spent in script, style and layout before that frame, in milliseconds. */
  workMs: number;
}

declare global {
  interface Window {
    palette: {
      /** Starts waiting for the next key press, then for options that start with a text; '' for any. */
      await: (text: string) => void;
      /** The result of that key press. */
      measured: () => Promise<Measurement>;
    };
  }
}

const element = document.querySelector('#root');
if (element === null) throw new Error('The page has no root');
createRoot(element).render(location.hash === '#plain' ? <Plain /> : <Ours />);

/** Whether a palette is visible whose first option starts like this: a closed one may be mounted. */
const isShown = (text: string) => {
  const first = document.querySelector('[role=dialog] :is([role=option], li)');
  return first?.checkVisibility() === true && first.textContent.toLowerCase().startsWith(text);
};

let measurement: Promise<Measurement> = Promise.reject(new Error('Nothing is waited for'));
measurement.catch(() => {});

window.palette = {
  measured: () => measurement,
  await(text) {
    measurement = new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`Nothing that begins with “${text}” was shown`)), 10_000);
      const start = (event: KeyboardEvent) => {
        if (event.key === 'Control') return;
        removeEventListener('keydown', start, { capture: true });
        const began = performance.now();
        const look = () => {
          if (!isShown(text)) {
            requestAnimationFrame(look);
            return;
          }
          // Layout is the last work before the frame can be painted.
          document.body.getBoundingClientRect();
          const workMs = performance.now() - began;
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () =>
            resolve({ workMs, shownMs: performance.now() - began }),
          );
          port1.start();
          requestAnimationFrame(() => port2.postMessage(undefined));
        };
        // As soon as the key handlers have run.
        setTimeout(look);
      };
      addEventListener('keydown', start, { capture: true });
    });
  },
};
