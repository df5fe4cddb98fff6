import { vars } from '../theme/contract.css.ts';
import type { ThemeValues } from '../theme/contract.css.ts';
import { dark } from '../theme/dark.ts';
import { layers } from '../theme/layers.ts';
import { light } from '../theme/light.ts';
import { shared } from '../theme/shared.ts';
import type { BrandTheme, BrandThemeValues } from './BrandTheme.ts';

/** Selector of a theme: a class, an id or an attribute of the root element. */
export type RootSelector = `.${string}` | `#${string}` | `[${string}]`;

type Tokens = Readonly<Record<string, string>>;
/** Values by the names of their custom properties. */
type Properties = ReadonlyMap<string, string>;

/** Converts `var(--qs-text)` to `--qs-text`. */
const nameOf = (word = '') => word.slice('var('.length, -1);

const propertiesOf = (words: Tokens, values: Tokens): Properties =>
  new Map(Object.entries(values).map(([word, value]) => [nameOf(words[word]), value]));

const themeProperties = ({ color, shadow, log, ansi, chart }: ThemeValues): Properties =>
  new Map([
    ...propertiesOf(vars.color, color),
    ...propertiesOf(vars.shadow, shadow),
    ...propertiesOf(vars.log, log),
    ...propertiesOf(vars.ansi, ansi),
    ...propertiesOf(vars.chart, chart),
  ]);

const sharedProperties = ({ font, radius }: Pick<BrandThemeValues, 'font' | 'radius'>) =>
  new Map([...propertiesOf(vars.font, font), ...propertiesOf(vars.radius, radius)]);

const namesThatDiffer = (values: Properties, from: Properties) =>
  [...values.keys()].filter((name) => values.get(name) !== from.get(name));

const declare = (values: Properties, names: Iterable<string>) =>
  [...names].map((name) => `${name}:${values.get(name)}`).join(';');

/** Declarations of a brand: the same names in both themes, so that neither inherits from the other. */
function declarationsOf(theme: BrandThemeValues) {
  const values = { dark: themeProperties(theme.dark), light: themeProperties(theme.light) };
  const names = new Set([
    ...namesThatDiffer(values.dark, themeProperties(dark)),
    ...namesThatDiffer(values.light, themeProperties(light)),
  ]);
  const more = (scheme: 'dark' | 'light') => {
    const words = propertiesOf(vars.color, theme.highContrast[scheme]);
    return names.size === 0 ? '' : declare(words, words.keys());
  };
  const same = sharedProperties(theme);
  return {
    shared: declare(same, namesThatDiffer(same, sharedProperties(shared))),
    dark: declare(values.dark, names),
    light: declare(values.light, names),
    moreOfDark: more('dark'),
    moreOfLight: more('light'),
  };
}

const rule = (selector: string, body: string) => (body === '' ? '' : `${selector}{${body}}`);
const media = (query: string, css: string) => (css === '' ? '' : `@media ${query}{${css}}`);

/** Selectors of a root with this theme, and of its descendants that request a theme. Nested roots are excluded. */
const inTheme = (root: string, theme: string) =>
  `${root}[data-theme='${theme}'],${root} [data-theme='${theme}']:not(.qs-root)`;

const systemIsLight = '(prefers-color-scheme:light)';

/** Rules for dark, light and the system theme, for roots that `root` selects. */
const inThemes = (root: string, ofDark: string, ofLight: string) =>
  rule(`${root}:not([data-theme]),${inTheme(root, 'dark')},${inTheme(root, 'system')}`, ofDark) +
  rule(inTheme(root, 'light'), ofLight) +
  media(systemIsLight, rule(inTheme(root, 'system'), ofLight)) +
  media('print', rule(`${root},${root}[data-theme],${root} [data-theme]:not(.qs-root)`, ofLight));

function rulesFor(root: string, theme: BrandThemeValues): string {
  const declarations = declarationsOf(theme);
  const more = (scope: string) =>
    inThemes(scope, declarations.moreOfDark, declarations.moreOfLight);
  return [
    rule(root, declarations.shared),
    inThemes(root, declarations.dark, declarations.light),
    media('(prefers-contrast:more)', more(root)),
    more(`${root}[data-contrast='more']`),
  ].join('');
}

const simpleSelector = /^(?:[.#][a-z_-][\w-]*|\[[a-z-]+(?:=(?:'[\w -]*'|"[\w -]*"))?\])$/i;

/**
 * Writes a theme as a stylesheet, at build time: pages that link it need
 * no script for the theme, and no exception in a policy. It is in the cascade layer of the
 * tokens and overrides them, whichever loads first. It contains only the differences from the
 * default themes.
 *
 * @param options.selector matches the provider's element: pass its class as `className`
 * @example
 * writeFileSync('brand.css', themeToCss(createTheme({ accent: '#7c3aed' }), { selector: '.acme' }));
 * <ThemeProvider className="acme">…</ThemeProvider>
 *
 * @throws TypeError when the selector is not one class, id or attribute
 */
export function themeToCss(
  theme: BrandThemeValues,
  { selector }: { readonly selector: RootSelector },
): string {
  if (!simpleSelector.test(selector)) {
    throw new TypeError(`themeToCss: selector must be one class, id or attribute: ${selector}`);
  }
  // Repeats the layer order, for pages where this stylesheet loads first.
  const { reset, tokens, components, screens } = layers;
  const order = `@layer ${[reset, tokens, components, screens].join(',')};`;
  return `${order}@layer ${tokens}{${rulesFor(`.qs-root${selector}`, theme)}}`;
}

/** A class named after the values: FNV-1a, 32 bits, in base 36. */
export function classNameOf(theme: BrandThemeValues): BrandTheme['className'] {
  let hash = 0x81_1c_9d_c5;
  for (const character of rulesFor('', theme)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  }
  return `qs-theme-${hash.toString(36)}`;
}
