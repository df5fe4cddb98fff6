import type { NeededType } from './codeNeeds.ts';

/** Values that pydantic takes for `bool`, in any case. */
const booleans = /^(?:true|false|t|f|yes|no|y|n|on|off|1|0)$/i;

/** Whether a value may have a type, as pydantic parses it. Rejects only what pydantic rejects for certain. */
export function hasNeededType(type: NeededType, value: string): boolean {
  switch (type) {
    case 'any':
      return true;
    case 'bool':
      return booleans.test(value);
    case 'int':
      return /^\s*[+-]?\d+(?:_\d+)*(?:\.0*)?\s*$/.test(value);
    case 'float':
      return /^\s*[+-]?(?:inf(?:inity)?|nan|[\d._]+(?:e[+-]?\d+)?)\s*$/i.test(value);
    case 'json':
      return isJsonOf(value, () => true);
    case 'list':
      return isJsonOf(value, Array.isArray);
    case 'object':
      return isJsonOf(value, (parsed) => typeof parsed === 'object' && !Array.isArray(parsed));
    case 'httpUrl':
      return /^\s*https?:/i.test(value);
    case 'postgresDsn':
      return /^\s*postgres(?:ql)?(?:\+\w+)?:/i.test(value);
    case 'redisDsn':
      return /^\s*rediss?:/i.test(value);
    case 'url':
      return /^\s*[a-z][a-z0-9+.-]*:/i.test(value);
  }
}

/** Whether a value is JSON of a kind, or `null`, which an optional field accepts. */
function isJsonOf(value: string, isKind: (parsed: unknown) => boolean): boolean {
  try {
    const parsed: unknown = JSON.parse(value);
    return parsed === null || isKind(parsed);
  } catch {
    // Python's reader also takes these.
    return /NaN|Infinity/.test(value);
  }
}
