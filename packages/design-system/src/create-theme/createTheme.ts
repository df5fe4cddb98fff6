import type { HighContrastValues, ThemeValues } from '../theme/contract.css.ts';
import { dark, darkHighContrast } from '../theme/dark.ts';
import { light, lightHighContrast } from '../theme/light.ts';
import { shared } from '../theme/shared.ts';
import type { BrandTheme } from './BrandTheme.ts';
import { parseSeeds } from './parseSeeds.ts';
import type { ParsedSeeds } from './parseSeeds.ts';
import { recolor, tintGreys } from './recolor.ts';
import { settle } from './settle.ts';
import { classNameOf, themeToCss } from './themeToCss.ts';
import type { ThemeSeeds } from './ThemeSeeds.ts';

/** The tokens of a group with their values in `colors`. */
function pick<Token extends string>(
  group: Readonly<Record<Token, string>>,
  colors: ReadonlyMap<string, string>,
  prefix = '',
): Record<Token, string> {
  const picked: Record<Token, string> = { ...group };
  for (const word in picked) picked[word] = colors.get(`${prefix}${word}`) ?? picked[word];
  return picked;
}

function grow(template: ThemeValues, more: HighContrastValues, seeds: ParsedSeeds) {
  const colors = recolor(template, seeds);
  settle(colors, seeds.accent !== undefined);
  const highContrast = new Map([...colors, ...Object.entries(tintGreys(more, seeds))]);
  settle(highContrast, false);
  const values: ThemeValues = {
    color: pick(template.color, colors),
    shadow: template.shadow,
    log: pick(template.log, colors, 'log.'),
    ansi: pick(template.ansi, colors, 'ansi.'),
    chart: pick(template.chart, colors, 'chart.'),
  };
  return { values, highContrast: pick(more, highContrast) };
}

const families = (own: readonly string[], ours: string) =>
  [...own.map((name) => `'${name}'`), ours].join(', ');

/** Corner radii: inside a card, of the smallest elements, and of cards, in the default proportions. */
const corners = (radius: number) => ({
  ...shared.radius,
  // A checkbox of 16 px with rounder corners would look like a radio button.
  sm: `${Math.min(5, Math.round((radius * 2) / 3))}px`,
  md: `${radius}px`,
  lg: `${Math.round((radius * 4) / 3)}px`,
});

/**
 * Creates a brand's theme from a few seeds, for dark and light, with and without more contrast. Every
 * pair of colours that components use meets AA of WCAG 2.2 (4.5:1 for text, 3:1 for borders,
 * graphics and focus), whatever the seeds: hues are preserved, and lightness, in OKLCH, changes only as far as
 * needed. The same seeds yield the same theme, on any machine.
 *
 * Pass the theme to `ThemeProvider`, or write it into a stylesheet with {@link themeToCss}.
 *
 * @example
 * const theme = createTheme({ accent: '#7c3aed', radius: 10, font: { sans: ['Inter'] } });
 * <ThemeProvider theme={theme}>…</ThemeProvider>
 *
 * @throws TypeError when a seed does not match its type, so that untrusted seeds are safe
 */
export function createTheme(seeds: ThemeSeeds): BrandTheme {
  const parsed = parseSeeds(seeds);
  const inDark = grow(dark, darkHighContrast, parsed);
  const inLight = grow(light, lightHighContrast, parsed);
  const theme = {
    dark: inDark.values,
    light: inLight.values,
    highContrast: { dark: inDark.highContrast, light: inLight.highContrast },
    font: {
      sans: families(parsed.sans, shared.font.sans),
      mono: families(parsed.mono, shared.font.mono),
    },
    radius: parsed.radius === undefined ? shared.radius : corners(parsed.radius),
  };
  const className = classNameOf(theme);
  return { ...theme, className, css: themeToCss(theme, { selector: `.${className}` }) };
}
