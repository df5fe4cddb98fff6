/** Text that is HTML already. Only `html` makes it. */
export class Html {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  toString(): string {
    return this.source;
  }
}

/** HTML from a template: what is put into it is text, and escaped, unless it is HTML itself. */
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
