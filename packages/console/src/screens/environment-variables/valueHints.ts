/**
 * A valid value that is often a mistake: broken JSON, an invalid URL, surrounding blanks, or quotes that are part of the
 * value.
 */
export type ValueHint = 'json' | 'url' | 'blanks' | 'quotes';

/** Returns a hint about a suspicious value, if any. */
export function valueHint(value: string): ValueHint | undefined {
  if (/^\s|\s$/.test(value) && !value.includes('-----BEGIN')) return 'blanks';
  if (/^(["'])[\s\S]*\1$/.test(value) && value.length > 1 && !isJson(value)) return 'quotes';
  if (/^(?:\{[\s\S]*\}?|\[[\s\S]*\]?)$/.test(value) && !isJson(value)) return 'json';
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(value) && !value.includes(',') && !isUrl(value)) return 'url';
  return undefined;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const isUrl = (text: string) => !/\s/.test(text) && URL.canParse(text);
