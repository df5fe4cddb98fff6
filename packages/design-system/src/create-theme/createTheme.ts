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

/** The words of a group with the values they have in `colors`. */
function pick<Word extends string>(
  group: Readonly<Record<Word, string>>,
  colors: ReadonlyMap<string, string>,
  prefix = '',
): Record<Word, string> {
  const picked: Record<Word, string> = { ...group };
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

/** Corners: inside a card, of the smallest parts, and of cards, in the proportions of our own. */
const corners = (radius: number) => ({
  ...shared.radius,
  sm: `${Math.round((radius * 2) / 3)}px`,
  md: `${radius}px`,
  lg: `${Math.round((radius * 4) / 3)}px`,
});

/**
 * Makes a brand's theme from a few seeds, for dark and light, with and without more contrast. Every
 * pair of colours that our components draw keeps AA of WCAG 2.2 (4.5:1 for text, 3:1 for edges,
 * marks and focus), whatever the seeds: hues are kept, and lightness, in OKLCH, moves only as far as
 * it has to. The same seeds give the same theme, on any machine.
 *
 * Hand the theme to `ThemeProvider`, or write it into a stylesheet with {@link themeToCss}.
 *
 * @example
 * const theme = createTheme({ accent: '#7c3aed', radius: 10, font: { sans: ['Inter'] } });
 * <ThemeProvider theme={theme}>…</ThemeProvider>
 *
 * @throws TypeError when a seed is not what its type says, so that seeds may come from anywhere
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
