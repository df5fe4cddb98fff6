/** A text for each plural category of a language (CLDR); `#` stands for the number. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

/** Formats the parts of sentences in a language. */
export interface Wording {
  /** A number, grouped as the language does. @param digits behind the point, exactly. @default as many as needed */
  number: (value: number, digits?: number) => string;
  /**
   * The text for a count, by the language's own plural rules, with the number in the place of `#`. A
   * category that has no text of its own takes that of `other`. Names and other values are put around it, not into
   * it: a `#` in them would be taken for the number.
   */
  plural: (count: number, forms: PluralForms) => string;
  /** Things in a row: "a, b and c". @param type `disjunction` for "a, b or c". @default 'conjunction' */
  list: (items: Iterable<string>, type?: 'conjunction' | 'disjunction') => string;
}

/**
 * The wording of a language, for its catalogue of texts: `Intl` with one locale. What it needs is made when it is
 * first asked for.
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
 * Sets a name, an address or a path apart from the sentence it stands in, so that neither changes the other's
 * direction: Unicode's first strong isolate (UAX #9).
 */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
