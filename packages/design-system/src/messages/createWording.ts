/** A text for each plural category of a language (CLDR); `#` is replaced by the number. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

/** Formats the parts of sentences in a language. */
export interface Wording {
  /** Formats a number with the grouping of the language. @param digits exact number of decimals @default as needed */
  number: (value: number, digits?: number) => string;
  /**
   * Returns the text for a count, by the language's plural rules, with the number in place of `#`. A
   * category without a text falls back to `other`. Add names and other values around the text, not into
   * it: a `#` in them would be replaced.
   */
  plural: (count: number, forms: PluralForms) => string;
  /** Joins a list: "a, b and c". @param type `disjunction` for "a, b or c". @default 'conjunction' */
  list: (items: Iterable<string>, type?: 'conjunction' | 'disjunction') => string;
}

/**
 * Creates the formatters of a language for its message catalog: `Intl` with one locale. They are created on
 * first use.
 * @param locale a BCP 47 tag
 */
/* @__NO_SIDE_EFFECTS__ */
export function createWording(locale: string): Wording {
  let numbers: Intl.NumberFormat | undefined;
  let rules: Intl.PluralRules | undefined;
  const number = (value: number, digits?: number) =>
    digits === undefined
      ? (numbers ??= new Intl.NumberFormat(locale)).format(value)
      : value.toLocaleString(locale, {
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        });
  return {
    number,
    plural(count, forms) {
      const category = (rules ??= new Intl.PluralRules(locale)).select(count);
      return (forms[category] ?? forms.other).replaceAll('#', number(count));
    },
    list: (items, type = 'conjunction') => new Intl.ListFormat(locale, { type }).format(items),
  };
}

/**
 * Isolates a name, a URL or a path from the sentence around it, so that neither changes the other's
 * direction: Unicode's first strong isolate (UAX #9).
 */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
