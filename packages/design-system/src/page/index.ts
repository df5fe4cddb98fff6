export { focusPageHeading } from './focusPageHeading.ts';
export { Page } from './Page.tsx';
export type { PageProps } from './Page.tsx';
