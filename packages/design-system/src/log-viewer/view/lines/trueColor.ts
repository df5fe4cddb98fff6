import { luminanceOf, readableColor } from '../../parse/contrast.ts';
import type { Rgb } from '../../parse/contrast.ts';
import type { AnsiColor, AnsiStyle } from '../../store/types.ts';

/** Of a selected row, which of all rows lies nearest to the text. WCAG 2.2, 0 to 1. */
export const rowLuminance = { dark: 0.0164, light: 0.8607 };

const grey: Rgb = { red: 128, green: 128, blue: 128 };

const css = ({ red, green, blue }: Rgb) => `rgb(${red} ${green} ${blue})`;

const rgbOf = (color: AnsiColor | undefined): Rgb | undefined =>
  color?.kind === 'rgb' ? color : undefined;

/**
 * Sets colours outside the 16 named ones, which have no class. Text keeps a contrast of 4.5 to its background in both
 * themes. They are set as properties, not as markup, which a strict CSP allows.
 */
export function paintTrueColor(element: HTMLElement, style: AnsiStyle): void {
  const { foreground, background, inverse } = style;
  const front = inverse ? background : foreground;
  const back = inverse ? foreground : background;
  const behind = rgbOf(back);
  const text = rgbOf(front);
  if (behind !== undefined) {
    element.style.backgroundColor = css(behind);
    element.style.color = css(readableColor(text ?? grey, luminanceOf(behind)));
  } else if (text !== undefined && back === undefined) {
    // For browsers without `light-dark()`, which leave out what they cannot read.
    element.style.color = css(text);
    const onLight = css(readableColor(text, rowLuminance.light));
    element.style.color = `light-dark(${onLight}, ${css(readableColor(text, rowLuminance.dark))})`;
  }
}
