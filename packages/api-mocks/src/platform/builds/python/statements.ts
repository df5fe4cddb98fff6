/** A Python statement, possibly on several lines. */
export interface Statement {
  /** The line it starts on, from 1. */
  line: number;
  /** Columns before it: 0 at the top level of a module. */
  indent: number;
  /** Its code without comments, with runs of spaces collapsed; string number `n` is replaced by that number. */
  code: string;
  /** The contents of its strings, as written. */
  strings: readonly string[];
}

/** Syntax error that prevents reading a file. */
export interface SyntaxProblem {
  line: number;
  message: string;
}

/** A Python file, split into statements. */
export interface Module {
  statements: readonly Statement[];
  /** The first certain syntax error. */
  problem: SyntaxProblem | undefined;
}

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/**
 * Splits Python into statements, and detects unbalanced brackets and merge conflicts. It handles
 * strings, comments, brackets and joined lines, but not the rest of the grammar: other errors are
 * ignored, and brackets are not checked where a string does not end on its line.
 */
export function readModule(source: string): Module {
  const text = source.replaceAll(/\r\n?/g, '\n');
  const statements: Statement[] = [];
  const open: { bracket: string; line: number }[] = [];
  let problem: SyntaxProblem | undefined;
  let isSure = true;
  let line = 1;
  let current: { line: number; indent: number; code: string; strings: string[] } | undefined;
  let indent = 0;

  const report = (at: number, message: string) => {
    problem ??= { line: at, message };
  };
  const add = (code: string) => {
    current ??= { line, indent, code: '', strings: [] };
    current.code += code;
    return current;
  };
  const end = () => {
    if (current !== undefined) {
      // Patterns with several runs of spaces would backtrack over every way to divide a long one.
      const code = current.code.replaceAll(/\s+/g, ' ').trim();
      statements.push({ ...current, code });
    }
    current = undefined;
    indent = 0;
  };

  for (let at = 0; at < text.length;) {
    const character = text.charAt(at);
    if (current === undefined && (at === 0 || text[at - 1] === '\n')) {
      if (text.startsWith('<<<<<<< ', at)) report(line, 'invalid syntax');
    }
    const quote = /^('''|"""|'|")/.exec(text.slice(at, at + 3))?.[0];
    if (quote !== undefined) {
      const string = endOfString(text, at + quote.length, quote);
      if (!string.isClosed) isSure = false;
      const content = text.slice(at + quote.length, string.at);
      const statement = add('"');
      statement.code += `${statement.strings.length}"`;
      statement.strings.push(content);
      line += content.split('\n').length - 1;
      at = string.isClosed ? string.at + quote.length : string.at;
    } else if (character === '#') {
      const rest = text.indexOf('\n', at);
      at = rest === -1 ? text.length : rest;
    } else if (character === '\\' && text[at + 1] === '\n') {
      line += 1;
      at += 2;
    } else if (character === '\n') {
      line += 1;
      at += 1;
      if (open.length === 0) end();
      else add(' ');
    } else if (current === undefined && /[ \t\f]/.test(character)) {
      indent += 1;
      at += 1;
    } else {
      if (character in closing) open.push({ bracket: character, line });
      if (/[)\]}]/.test(character)) {
        const opened = open.pop();
        if (opened === undefined) report(line, `unmatched '${character}'`);
        else if (closing[opened.bracket] !== character) {
          report(
            line,
            `closing parenthesis '${character}' does not match opening parenthesis '${opened.bracket}'`,
          );
        }
      }
      add(character);
      at += 1;
    }
  }
  end();
  const [unclosed] = open.slice(-1);
  if (unclosed !== undefined) report(unclosed.line, `'${unclosed.bracket}' was never closed`);
  const isConflict = problem?.message === 'invalid syntax';
  return { statements, problem: isSure || isConflict ? problem : undefined };
}

function endOfString(text: string, from: number, quote: string): { at: number; isClosed: boolean } {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text.startsWith(quote, at)) return { at, isClosed: true };
    else if (text[at] === '\n' && quote.length === 1) return { at, isClosed: false };
  }
  return { at: text.length, isClosed: false };
}
