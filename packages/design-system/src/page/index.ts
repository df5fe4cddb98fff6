export { focusPageHeading } from './focusPageHeading.ts';
export { Page, type PageProps } from './Page.tsx';
