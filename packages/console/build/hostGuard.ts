/** Inherited properties with the browser's initial values. Those that our root sets are not listed. */
const inherited: Readonly<Record<string, string>> = {
  'font-style': 'normal',
  'font-weight': '400',
  'font-variant': 'normal',
  'font-stretch': 'normal',
  'font-feature-settings': 'normal',
  'text-align': 'start',
  'text-indent': '0',
  'text-transform': 'none',
  'text-shadow': 'none',
  'text-wrap': 'wrap',
  'white-space-collapse': 'collapse',
  'word-spacing': 'normal',
  'word-break': 'normal',
  'overflow-wrap': 'normal',
  hyphens: 'manual',
  'tab-size': '8',
  cursor: 'auto',
  'list-style': 'outside',
  quotes: 'auto',
  visibility: 'visible',
  'caret-color': 'auto',
  'border-collapse': 'separate',
  'border-spacing': '0',
  'caption-side': 'top',
  'empty-cells': 'show',
  'scrollbar-color': 'auto',
  'text-size-adjust': 'auto',
  '-webkit-tap-highlight-color': 'initial',
  '-webkit-text-fill-color': 'currentcolor',
  '-webkit-text-stroke': '0 currentcolor',
};

/** Properties that a page sets on elements by tag name and our rules leave to the browser. */
const ofElements = [
  'align-self',
  'appearance',
  'backdrop-filter',
  'background',
  'border-image',
  'border-radius',
  'box-shadow',
  'caret-color',
  'clear',
  'columns',
  'content',
  'cursor',
  'filter',
  'flex',
  'float',
  'gap',
  'grid',
  'hyphens',
  'justify-self',
  'align-items',
  'justify-content',
  'line-break',
  'list-style',
  'mask',
  'mix-blend-mode',
  'order',
  'outline',
  'outline-offset',
  'overflow-wrap',
  'resize',
  'scrollbar-color',
  'table-layout',
  'text-align',
  'text-decoration',
  'text-indent',
  'text-overflow',
  'text-shadow',
  'text-transform',
  'text-underline-offset',
  'transition',
  'vertical-align',
  'word-break',
  'word-spacing',
  'writing-mode',
  'zoom',
];

/** The same, of elements that no script has placed. */
const ofUnplaced = [
  'clip-path',
  'display',
  'height',
  'inset',
  'max-height',
  'max-width',
  'min-height',
  'min-width',
  'overflow',
  'pointer-events',
  'position',
  'user-select',
  'white-space',
  'width',
  'z-index',
];

/** The sizes, in px, that drawings have by their attributes: a rule of a host for `svg` would win over those. */
const iconSizes = Array.from({ length: 64 }, (_, index) => index + 1);

const block = (selector: string, declarations: readonly string[]) =>
  `${selector}{${declarations.map((own) => `${own}!important`).join(';')}}`;

const reverted = (properties: readonly string[]) => properties.map((name) => `${name}:revert`);

/**
 * Rules that stand behind all of ours: what a host hands down ends at our root, and what it says of elements by
 * their names goes back to the browser's own. Pictures keep what their attributes say.
 */
export function hostGuard(): string {
  const element = ':not(svg,svg *,img,canvas)';
  return [
    block(
      `:where(.qs-root:not(.qs-root *))`,
      Object.entries(inherited).map(([name, value]) => `${name}:${value}`),
    ),
    block(
      [
        `:where(.qs-root *${element})`,
        ...['::before', '::after'].map((part) => `:where(.qs-root,.qs-root *)${part}`),
      ].join(),
      reverted(ofElements),
    ),
    block(`:where(.qs-root *${element}:not([style]))`, reverted(ofUnplaced)),
    block(':where(.qs-root svg)', reverted(['scrollbar-color', 'vertical-align'])),
    ...iconSizes.flatMap((size) =>
      ['width', 'height'].map((side) =>
        block(`:where(.qs-root svg[${side}="${size}"])`, [`${side}:${size}px`]),
      ),
    ),
    block(`:where(.qs-root [fill=none])`, ['fill:none']),
    block(`:where(.qs-root [fill=currentColor])`, ['fill:currentColor']),
    block(`:where(.qs-root [stroke=currentColor])`, ['stroke:currentColor']),
  ].join('');
}
