import '../../../theme/logThemes.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { componentStyle } from '../../../theme/style.ts';

import { narrow, scroller } from './Lines.css.ts';

const { log, ansi, color } = vars;

/** A secret: pressing it shows it. */
export const mask = componentStyle({
  paddingInline: 3,
  borderRadius: vars.radius.sm,
  background: color.fillSubtle,
  color: log.muted,
  cursor: 'pointer',
  whiteSpace: 'inherit',
  selectors: {
    '&:hover': { background: color.fill, color: log.text },
    '&[data-revealed]': { color: 'inherit' },
    '&:focus-visible': { outlineOffset: 0 },
  },
});

export const bold = componentStyle({ fontWeight: vars.weight.semibold });
export const dim = componentStyle({ color: log.muted });
export const italic = componentStyle({ fontStyle: 'italic' });
export const underline = componentStyle({ textDecoration: 'underline' });
export const strike = componentStyle({ textDecoration: 'line-through' });
export const underlineStrike = componentStyle({ textDecoration: 'underline line-through' });

/** Parts of a line that make way for the rest. */
export const aside = {
  level: componentStyle({
    selectors: { [`${scroller}:not([data-unleveled]) &`]: { display: 'none' } },
  }),
  detail: componentStyle({ '@container': { [narrow]: { display: 'none' } } }),
};

/** The sixteen colours of a terminal, by their number. */
const colors = [
  ansi.black,
  ansi.red,
  ansi.green,
  ansi.yellow,
  ansi.blue,
  ansi.magenta,
  ansi.cyan,
  ansi.white,
  ansi.brightBlack,
  ansi.brightRed,
  ansi.brightGreen,
  ansi.brightYellow,
  ansi.brightBlue,
  ansi.brightMagenta,
  ansi.brightCyan,
  ansi.brightWhite,
];

export const foreground = colors.map((value) => componentStyle({ color: value }));

/** The surface's own colour on them: each keeps its contrast on it, hence it on each. */
export const background = colors.map((value) =>
  componentStyle({ background: value, color: log.surface }),
);

/** Text and surface change places. */
export const inverse = componentStyle({ background: log.text, color: log.surface });

/** The name of what a traceback ends with, beside its first line. */
export const exception = componentStyle({ color: ansi.red, fontWeight: vars.weight.semibold });

/** Before the text of a line that arrived late. */
export const late = componentStyle({ marginInlineEnd: '1ch', color: log.muted });

/** The start of a line that is cut: three rows of it. */
export const start = componentStyle({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  selectors: { '[data-unwrapped] &': { display: 'inline' } },
});

/** At the end of a line that is cut, or of a gap. */
export const link = componentStyle({
  marginInlineStart: '1ch',
  color: color.accentText,
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

/** Matches. */
export const hit = componentStyle({
  borderRadius: 2,
  background: log.hitBg,
  color: log.hitFg,
  selectors: {
    '&[data-current]': { background: log.hitCurrentBg, color: log.hitCurrentFg },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'Mark',
      color: 'MarkText',
      selectors: { '&[data-current]': { background: 'Highlight', color: 'HighlightText' } },
    },
  },
});

/** The sign before what can be opened and shut. */
export const chevron = componentStyle({
  selectors: {
    '&::before': {
      content: '',
      flex: 'none',
      inlineSize: 5,
      blockSize: 5,
      marginInline: '2px 5px',
      borderStyle: 'solid',
      borderWidth: '1px 1px 0 0',
      borderColor: 'currentColor',
      transform: 'rotate(45deg)',
    },
    '&[aria-expanded="true"]::before': { transform: 'translateY(-2px) rotate(135deg)' },
  },
});

/** Expands and collapses content below or behind it. Its chevron points down while that is expanded. */
export const toggle = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    blockSize: vars.leading.log,
    marginInlineEnd: '0.5ch',
    verticalAlign: 'top',
    borderRadius: vars.radius.sm,
    color: log.muted,
    cursor: 'pointer',
    selectors: { '&:hover': { color: log.text } },
  },
  chevron,
);

/** The number of repeated lines, before the text of the first of them. */
export const repeats = componentStyle({ marginInlineEnd: '1ch' });

/** The values inside another. */
export const json = componentStyle({
  marginInlineStart: 5,
  paddingInlineStart: '1.5ch',
  borderInlineStart: `1px solid ${color.borderStrong}`,
  // The line above breaks anywhere.
  wordBreak: 'normal',
});

export const jsonName = componentStyle({ color: ansi.cyan });

export const jsonValue = {
  object: componentStyle({ color: log.muted }),
  array: componentStyle({ color: log.muted }),
  string: componentStyle({ color: ansi.green, whiteSpace: 'pre-wrap' }),
  number: componentStyle({ color: ansi.magenta }),
  literal: componentStyle({ color: ansi.magenta }),
};
