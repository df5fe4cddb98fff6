export { focusPageHeading } from './focusPageHeading.ts';
export { Page } from './Page.tsx';
