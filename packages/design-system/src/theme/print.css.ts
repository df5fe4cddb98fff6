import { globalStyle } from '@vanilla-extract/css';
import type { GlobalStyleRule } from '@vanilla-extract/css';

import { declareLayers } from './declareLayers.ts';
import { layers } from './layers.ts';

declareLayers();

/** A rule for paper, stronger than those of components. */
const onPaper = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.screens]: { '@media': { print: rule } } } });

/** Parts that only work on a screen. */
const controls = [
  'button',
  'page-actions',
  'page-footer',
  'pagination',
  'popover',
  'sidebar',
  'toast-region',
  'tooltip',
  'top-bar',
];
// A button whose label is content, such as the name of a row, stays: it has `data-prints`.
onPaper(
  `.qs-root :is(${controls.map((part) => `[data-part='${part}']`).join(', ')}):not([data-prints])`,
  { display: 'none' },
);

// In the flow, so that nothing covers the next page.
onPaper(".qs-root [data-part='app-shell'] > *", { display: 'block', minBlockSize: 0 });
onPaper(".qs-root [data-part='table-header']", { position: 'static' });
onPaper(".qs-root :is([data-part='table-row'], [data-part='banner'])", { breakInside: 'avoid' });
