import { globalStyle } from '@vanilla-extract/css';
import type { GlobalStyleRule } from '@vanilla-extract/css';

import { vars } from './contract.css.ts';
import { declareLayers } from './declareLayers.ts';
import { layers } from './layers.ts';

declareLayers();

// Nothing here applies outside a root, and `:where` keeps it weaker than any class.
const reset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

reset(
  ':where(.qs-root), :where(.qs-root *), :where(.qs-root *)::before, :where(.qs-root *)::after',
  {
    boxSizing: 'border-box',
    margin: 0,
    padding: 0,
    border: '0 solid transparent',
    font: 'inherit',
    color: 'inherit',
    letterSpacing: 'inherit',
  },
);

reset(':where(.qs-root :is(button, input, textarea, select))', {
  background: 'none',
  appearance: 'none',
  outline: 'none',
  textAlign: 'start',
});

// The native ones are as wide as a button's padding, have arrows, and may be white in a dark theme in Firefox.
reset(':where(.qs-root, .qs-root [data-theme])', {
  scrollbarColor: `${vars.color.thumb} transparent`,
});
reset(':where(.qs-root :not(.qs-root))', { scrollbarWidth: 'thin' });

reset(':where(.qs-root button)', { cursor: 'default' });
reset(':where(.qs-root :is(ul, ol, menu))', { listStyle: 'none' });
reset(':where(.qs-root a)', { textDecoration: 'none', WebkitTapHighlightColor: 'transparent' });
reset(':where(.qs-root table)', {
  borderCollapse: 'separate',
  borderSpacing: 0,
  inlineSize: '100%',
});
reset(':where(.qs-root :is(th, td))', { textAlign: 'start', fontWeight: 'inherit' });
reset(':where(.qs-root svg)', { display: 'block', flex: 'none' });
// Lucide's default is 24 px with a stroke of 2; here icons are next to 13 px text. Icons
// with an explicit size or stroke keep it.
reset(`:where(.qs-root .lucide[width='24'])`, {
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
});
reset(`:where(.qs-root .lucide[stroke-width='2'])`, { strokeWidth: vars.size.iconStroke });
reset(':where(.qs-root [hidden])', { display: 'none' });
reset(':where(.qs-root :is(dd, dt))', { minInlineSize: 0 });
reset(':where(.qs-root fieldset)', { minInlineSize: 0 });

// One focus style for everything. React Aria's attribute and the browser's own state agree,
// except on links and headings that are not rendered by React Aria.
reset(
  ':where(.qs-root :is(a, button, input, textarea, summary, [tabindex]):focus-visible, .qs-root [data-focus-visible])',
  {
    outline: `${vars.size.focusWidth} solid ${vars.color.focusRing}`,
    outlineOffset: vars.size.focusOffset,
  },
);
