import { beforeEach, expect } from 'vitest';

// Replaces the matcher of the browser mode, which asks the document: there, the host of the shadow root has focus.
beforeEach(() => {
  expect.extend({
    toHaveFocus(element: unknown) {
      const isBody = element === document.body && document.activeElement === element;
      const pass = isBody || (element instanceof Element && element.matches(':focus'));
      return { pass, message: () => `the element ${pass ? 'has' : 'does not have'} focus` };
    },
  });
});
