/**
 * A colour as `#rgb`, `#rrggbb` or `oklch(L% C H)`: opaque, and without anything to resolve,
 * such as a name or a `var()`.
 */
export type ColorSeed = `#${string}` | `oklch(${number}% ${number} ${number})`;

/** Seeds of a brand's theme. Omitted ones keep the values of the default themes. */
export interface ThemeSeeds {
  /**
   * The brand's colour: primary actions, links, focus, selection. Its hue is preserved; its lightness
   * changes, in each theme, no more than contrast requires.
   */
  readonly accent?: ColorSeed;
  /**
   * The colour that tints the greys: its hue, and as much of its chroma as a grey allows.
   *
   * @default a hint of the accent
   */
  readonly neutral?: ColorSeed;
  /**
   * Corner radius of elements inside a card, in px, 0 to 16. Smaller elements and cards scale with it.
   *
   * @default 6
   */
  readonly radius?: number;
  /** Font families, in order of preference, before the default ones. Load the fonts yourself. */
  readonly font?: {
    readonly sans?: readonly string[];
    readonly mono?: readonly string[];
  };
}
