import { screenStyle } from './screenStyle.ts';

/** The same container as a page: content adapts to its width. */
export const container = screenStyle({ container: 'qs-page / inline-size', minInlineSize: 0 });
