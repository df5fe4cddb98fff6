import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';

const stay = () => {};

/** Keeps a story open after a click on a link: pure screens link to pages of a host, which Storybook does not have. */
export function StoryRouter({ children }: { children: ReactNode }) {
  return <RouterProvider navigate={stay}>{children}</RouterProvider>;
}
