export { Breadcrumb, Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs.tsx';
