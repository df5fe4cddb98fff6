export { PageFooter, PageFooterLink, type PageFooterProps } from './PageFooter.tsx';
