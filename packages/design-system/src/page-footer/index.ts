export { PageFooter, PageFooterLink } from './PageFooter.tsx';
