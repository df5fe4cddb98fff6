export {
  Breadcrumb,
  Breadcrumbs,
  type BreadcrumbsProps,
  type BreadcrumbProps,
} from './Breadcrumbs.tsx';
