import type { ReactNode } from 'react';
import { render as renderInPage } from 'vitest-browser-react/pure';

import { createContainerInShadowRoot } from './packages/design-system/src/theme-provider/createContainerInShadowRoot.fixtures.ts';

export * from 'vitest-browser-react/pure';

type Options = NonNullable<Parameters<typeof renderInPage>[1]>;

/** Takes the place of `render` in the project `shadow`: renders in a new shadow root with the styles of the page. */
export const render = (content: ReactNode, options: Options = {}) =>
  renderInPage(content, { container: createContainerInShadowRoot(), ...options });
