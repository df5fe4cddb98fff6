/** Maximum nesting of arrays and objects in a body: the same as in Pydantic's parser. */
const maxDepth = 200;

/**
 * Parses JSON text. Throws a `SyntaxError` for text that is not JSON, and for JSON nested deeper than 200 levels:
 * later uses of the value, such as `JSON.stringify`, would overflow the stack.
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (isTooDeep(text)) throw new SyntaxError(`The JSON is nested deeper than ${maxDepth} levels`);
  return value;
}

/** Whether valid JSON text is nested too deeply. Scans the text, because walking the value could overflow the stack. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  // Matches a string, whose brackets do not count, or a bracket.
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > maxDepth) return true;
  }
  return false;
}
