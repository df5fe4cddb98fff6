/** The deepest nesting of arrays and objects that a body may have: as deep as Pydantic's parser goes. */
const maxDepth = 200;

/**
 * Parses JSON text. Throws a `SyntaxError` for text that is not JSON, and for JSON nested deeper than 200 levels:
 * whatever handles the value later, such as `JSON.stringify`, would run out of stack.
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (isTooDeep(text)) throw new SyntaxError(`The JSON is nested deeper than ${maxDepth} levels`);
  return value;
}

/** Whether valid JSON text is nested too deep. Reads the text, because a walk over the value could be as deep. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  // A string, whose brackets do not count, or a bracket.
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > maxDepth) return true;
  }
  return false;
}
