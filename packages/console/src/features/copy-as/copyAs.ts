/** A call of the API, ready to be written down. */
export interface PlannedCall {
  method: string;
  /** Absolute. */
  url: string;
  /** JSON body, if any. */
  body?: unknown;
}

/** A call, as commands and as a program. All take the token from the environment variable `QUAYSIDE_TOKEN`. */
export interface CopiedCall {
  /** For a POSIX shell, in several lines. */
  curl: string;
  /** For Windows PowerShell 5.1 and PowerShell 7, in several lines. */
  powershell: string;
  /** For Python 3 with HTTPX. */
  python: string;
}

/** Returns a request as a command or code in several languages. It never contains a token. */
export function copyAs(call: PlannedCall): CopiedCall {
  return { curl: asCurl(call), powershell: asPowerShell(call), python: asPython(call) };
}

/**
 * Returns arguments as a line for a POSIX shell, quoted so that a program receives them unchanged. A shell cannot pass
 * the character U+0000, so it is omitted.
 */
export function shellLine(words: readonly string[]): string {
  return words.map(quote).join(' ');
}

function quote(word: string): string {
  const text = word.replaceAll('\0', '');
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function asCurl({ method, url, body }: PlannedCall): string {
  const lines = [
    'curl --fail-with-body',
    ...(method === 'GET' ? [] : [shellLine(['--request', method])]),
    // In double quotes, so that the shell puts the token in.
    '--header "Authorization: Bearer $QUAYSIDE_TOKEN"',
    ...(body === undefined
      ? []
      : [
          shellLine(['--header', 'Content-Type: application/json']),
          // Not `--data`, to which a leading `@` names a file.
          shellLine(['--data-raw', JSON.stringify(body)]),
        ]),
    shellLine([url]),
  ];
  return lines.join(' \\\n  ');
}

/**
 * PowerShell expands nothing in single quotes, and ends them at typographic quotes, too. The body is ASCII: Windows
 * PowerShell would send other characters as Latin-1.
 */
function asPowerShell({ method, url, body }: PlannedCall): string {
  const lines = [
    `Invoke-RestMethod -Method ${method} -Uri ${powerShellString(url)}`,
    '-Headers @{ Authorization = "Bearer $env:QUAYSIDE_TOKEN" }',
    ...(body === undefined
      ? []
      : [
          `-ContentType 'application/json'`,
          `-Body ${powerShellString(escapeNonAscii(JSON.stringify(body)))}`,
        ]),
  ];
  return lines.join(' `\n  ');
}

function powerShellString(text: string): string {
  return `'${text.replaceAll(/['\u2018-\u201B]/g, '$&$&')}'`;
}

function escapeNonAscii(json: string): string {
  return json.replaceAll(
    /[^\0-\x7E]/g,
    (unit) => String.raw`\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function asPython({ method, url, body }: PlannedCall): string {
  return [
    'import os',
    '',
    'import httpx',
    '',
    'response = httpx.request(',
    `    ${pythonLiteral(method)},`,
    `    ${pythonLiteral(url)},`,
    `    headers={"Authorization": f"Bearer {os.environ['QUAYSIDE_TOKEN']}"},`,
    ...(body === undefined ? [] : [`    json=${pythonLiteral(body)},`]),
    ')',
    'response.raise_for_status()',
    'print(response.text)',
  ].join('\n');
}

/** A JSON value as Python writes it. Its strings take the same escapes as those of JSON. */
export function pythonLiteral(value: unknown): string {
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (value === null || value === undefined) return 'None';
  if (Array.isArray(value)) return `[${value.map(pythonLiteral).join(', ')}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}: ${pythonLiteral(field)}`).join(', ')}}`;
}
