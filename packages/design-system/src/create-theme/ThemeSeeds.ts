/**
 * A colour as `#rgb`, `#rrggbb` or `oklch(L% C H)`: opaque, and nothing that has to be looked up,
 * such as a name or a `var()`.
 */
export type ColorSeed = `#${string}` | `oklch(${number}% ${number} ${number})`;

/** Seeds of a brand's theme. Omitted ones keep the values of our own themes. */
export interface ThemeSeeds {
  /**
   * The brand's colour: primary actions, links, focus, selection. Its hue is kept; its lightness
   * moves, in each theme, no further than contrast asks.
   */
  readonly accent?: ColorSeed;
  /**
   * The colour that tints the greys: its hue, and as much of its chroma as a grey bears.
   *
   * @default a hint of the accent
   */
  readonly neutral?: ColorSeed;
  /**
   * The corners of what stands inside a card, in px, 0 to 16. Smaller parts and cards follow.
   *
   * @default 6
   */
  readonly radius?: number;
  /** Families, first choice first. Ours follow, for who does not have them. Load them yourself. */
  readonly font?: {
    readonly sans?: readonly string[];
    readonly mono?: readonly string[];
  };
}
