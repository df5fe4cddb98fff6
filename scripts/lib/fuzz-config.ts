type Value = string | number;

/** Values of existing objects, by parameter: `path.app_id`, `body.team_id`. */
export type FuzzValues = Readonly<Record<`${'path' | 'body'}.${string}`, readonly Value[]>>;

/** Objects on the server that the fuzzer can name. Without them nearly every call would end in a 404. */
export interface FuzzTargets {
  /** Bearer tokens: of the calling user, and of one whose account may be deleted. */
  tokens: { caller: string; victim: string };
  values: FuzzValues;
  /** Values for destructive calls, by operation id, so that other objects remain. */
  doomed: Readonly<Record<string, FuzzValues>>;
}

/**
 * Use of the values. `fixed`: always the first, so that the other inputs decide the response. `drawn`: any of them, and
 * sometimes a random value.
 */
export type FuzzUse = 'fixed' | 'drawn';

const drawProbability = 0.8;

/**
 * Statuses that the schema allows for a call: those that schemathesis expects, and 400 and 413, with which the contract
 * rejects by a rule, such as a wrong password. All other checks are schemathesis' defaults.
 */
const accepted = '"2xx", "3xx", 400, 401, 403, 404, 409, 413, 429';

/** A configuration of schemathesis. JSON strings, and lists of them, are valid TOML. */
export function writeFuzzConfig({ tokens, values, doomed }: FuzzTargets, use: FuzzUse): string {
  const dictionaries: string[] = [];
  const bind = (all: FuzzValues, prefix = '') =>
    Object.entries(all)
      .map(([name, [first, ...rest]]) => {
        if (use === 'fixed') return `"${name}" = ${JSON.stringify(first)}`;
        const dictionary = `${prefix}${name.replace('.', '_')}`;
        dictionaries.push(`${dictionary} = { values = ${JSON.stringify([first, ...rest])} }`);
        return `"${name}" = { dictionary = "${dictionary}", probability = ${drawProbability} }`;
      })
      .join(', ');
  const operation = (which: string, setting: string) => ['[[operations]]', which, setting, ''];
  const bearer = (token: string) => `{ Authorization = ${JSON.stringify(`Bearer ${token}`)} }`;

  return [
    `headers = ${bearer(tokens.caller)}`,
    `parameters = { ${bind(values)} }`,
    '',
    '[cache]',
    'enabled = false',
    '',
    '[checks.positive_data_acceptance]',
    `expected-statuses = [${accepted}]`,
    '',
    ...operation('include-operation-id = "deleteMe"', `headers = ${bearer(tokens.victim)}`),
    // A followed log ends only when its reader disconnects, and this reader waits for the end.
    ...operation(
      'include-operation-id = "streamAppLogs"',
      'parameters = { "query.follow" = false }',
    ),
    ...Object.entries(doomed).flatMap(([id, own]) =>
      operation(`include-operation-id = "${id}"`, `parameters = { ${bind(own, `${id}_`)} }`),
    ),
    '[dictionaries]',
    ...dictionaries,
    '',
  ].join('\n');
}
