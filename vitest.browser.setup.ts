import { cleanup } from 'vitest-browser-react/pure';
import { afterAll, beforeEach } from 'vitest';
import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** A command of `vitest.config.ts`. */
    resetPointer: () => Promise<void>;
  }
}

/** Lets the next press of Tab start at the top of the document, and not where the last test ended. */
function resetFocus() {
  const root = document.documentElement;
  root.tabIndex = -1;
  root.focus();
  root.blur();
  root.removeAttribute('tabindex');
}

// All files share one page and its modules (`isolate: false`), so `vi.mock` cannot replace a module here.
// vitest-browser-react itself cleans up in the first file only.
beforeEach(async () => {
  await cleanup();
  resetFocus();
  await commands.resetPointer();
});

afterAll(async () => {
  await cleanup();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});
