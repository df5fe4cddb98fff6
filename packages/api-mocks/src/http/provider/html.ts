/** Safe HTML. Created only by `html`. */
export class Html {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  toString(): string {
    return this.source;
  }
}

/** Builds HTML from a template: interpolated values are escaped, unless they are HTML already. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | Html | readonly Html[])[]
): Html {
  return new Html(
    parts.map((part, index) => part + (index in values ? toSource(values[index]) : '')).join(''),
  );
}

function toSource(value: string | Html | readonly Html[] = ''): string {
  if (typeof value === 'string') return escape(value);
  return value instanceof Html ? value.source : value.join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
