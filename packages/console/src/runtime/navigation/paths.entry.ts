export { buildPath, matchPage, matchPath, parseSearch, pathOf } from './paths.ts';
export type { PageAddress, PageId, PageMatch, PageParams, PageSearch } from './paths.ts';
