import { dark } from './dark.ts';
import { light } from './light.ts';
import { readOklch, toHex } from './oklch.ts';
import { comfortable, compact, shared } from './shared.ts';

/** A token of the Design Tokens Format Module 2025.10: a value and its type. */
interface Token {
  readonly $type: string;
  readonly $value: unknown;
}

/** Tokens by name, nested like the contract. */
export interface TokenGroup {
  readonly [name: string]: TokenGroup | Token | string;
}

function colorValue(text: string) {
  const { lightness, chroma, hue, alpha } = readOklch(text);
  return { colorSpace: 'oklch', components: [lightness, chroma, hue], alpha, hex: toHex(text) };
}

const color = (text: string): Token => ({ $type: 'color', $value: colorValue(text) });
const number = (text: string): Token => ({ $type: 'number', $value: Number.parseFloat(text) });

function length(text: string) {
  const unit = text.endsWith('rem') ? 'rem' : 'px';
  return { value: Number.parseFloat(text), unit };
}
const dimension = (text: string): Token => ({ $type: 'dimension', $value: length(text) });

const duration = (text: string): Token => ({
  $type: 'duration',
  $value: { value: Number.parseFloat(text), unit: 'ms' },
});

const family = (text: string): Token => ({
  $type: 'fontFamily',
  $value: text.split(', ').map((name) => name.replaceAll("'", '')),
});

const curve = (text: string): Token => ({
  $type: 'cubicBezier',
  $value: [...text.matchAll(/-?[\d.]+/g)].map(([figure]) => Number(figure)),
});

/** Layers of `x y blur color`, as written in the themes. */
const shadow = (text: string): Token => ({
  $type: 'shadow',
  $value: text.split(/, (?=\d)/).map((layer) => {
    const [offsetX = '0', offsetY = '0', blur = '0'] = layer.split(' ');
    return {
      color: colorValue(layer.slice(layer.indexOf('oklch('))),
      offsetX: length(offsetX),
      offsetY: length(offsetY),
      blur: length(blur),
      spread: length('0'),
    };
  }),
});

const group = (values: Readonly<Record<string, string>>, token: (text: string) => Token) =>
  Object.fromEntries(Object.entries(values).map(([name, text]) => [name, token(text)]));

const themeGroup = (theme: typeof dark | typeof light): TokenGroup => ({
  color: group(theme.color, color),
  shadow: group(theme.shadow, shadow),
  log: group(theme.log, color),
  ansi: group(theme.ansi, color),
  chart: group(theme.chart, color),
});

const sizeGroup = ({ iconStroke, ...sizes }: typeof shared.size): TokenGroup => ({
  ...group(sizes, dimension),
  iconStroke: number(iconStroke),
});

/**
 * Every token in the format of the W3C Design Tokens Community Group (module 2025.10), for design
 * tools: `theme.dark`, `theme.light`, `density.comfortable`, `density.compact`, and constant
 * tokens in `shared`. Colours are OKLCH with a hexadecimal fallback; letter spacing, for
 * which the format has no unit, is a number of `em`.
 */
export function designTokens(): TokenGroup {
  return {
    theme: { dark: themeGroup(dark), light: themeGroup(light) },
    density: { comfortable: group(comfortable, dimension), compact: group(compact, dimension) },
    shared: {
      font: group(shared.font, family),
      fontSize: group(shared.fontSize, dimension),
      leading: group(shared.leading, dimension),
      weight: group(shared.weight, (text) => ({ $type: 'fontWeight', $value: Number(text) })),
      tracking: { $description: 'In em.', ...group(shared.tracking, number) },
      space: group(shared.space, dimension),
      radius: group(shared.radius, dimension),
      size: sizeGroup(shared.size),
      z: group(shared.z, number),
      duration: group(shared.duration, duration),
      ease: group(shared.ease, curve),
    },
  };
}
