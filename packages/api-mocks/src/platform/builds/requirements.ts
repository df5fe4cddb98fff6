import { explain, satisfies, valid, validRange } from '@renovatebot/pep440';

import { distributionName, knownVersion } from './distributions.ts';

/** Misspellings of popular names that are no packages themselves. */
const confusions: ReadonlyMap<string, string> = new Map([
  ['beautifulsop4', 'beautifulsoup4'],
  ['fastapii', 'fastapi'],
  ['fastpi', 'fastapi'],
  ['fatapi', 'fastapi'],
  ['gunicron', 'gunicorn'],
  ['jinj2', 'jinja2'],
  ['pandsa', 'pandas'],
  ['pydanttic', 'pydantic'],
  ['pydnatic', 'pydantic'],
  ['python-dotnev', 'python-dotenv'],
  ['reqeusts', 'requests'],
  ['requets', 'requests'],
  ['scikit-laern', 'scikit-learn'],
  ['sqlachemy', 'sqlalchemy'],
  ['sqlalchmey', 'sqlalchemy'],
  ['sqlmodle', 'sqlmodel'],
  ['starlete', 'starlette'],
  ['tensorlfow', 'tensorflow'],
  ['uvicron', 'uvicorn'],
]);

/**
 * Finds a requirement whose distribution certainly does not exist, with a suggestion.
 * Undefined otherwise: without the index, a name is rejected only when it says so itself
 * (`does-not-exist`, `nonexistent`, `no-such`) or is a known misspelling; a version only when its major
 * number is more than ten above the newest known.
 */
export function findNonexistent(
  requirements: readonly string[],
): { requirement: string; name: string; suggestion?: string; newest?: string } | undefined {
  for (const requirement of requirements) {
    // A direct reference (PEP 508) is not installed from the index.
    if (requirement.includes('@')) continue;
    const name = distributionName(requirement);
    if (
      /(?:^|-)(?:does-not-exist|doesnotexist|nonexistent|non-existent|no-such)(?:-|$)/.test(name)
    ) {
      return { requirement, name };
    }
    const suggestion = confusions.get(name);
    if (suggestion !== undefined) return { requirement, name, suggestion };
    const newest = knownVersion(name);
    if (newest === undefined) continue;
    const isTooNew = clausesOf(requirement).some((clause) => {
      const asked = /^(?:===?|~=|>=?)(\d+)/.exec(clause)?.[1];
      return Number(asked) > Number.parseInt(newest) + 10;
    });
    if (isTooNew) return { requirement, name, newest };
  }
  return undefined;
}

/** Two requirements that no version can satisfy. */
export interface Contradiction {
  /** Distribution that both require. */
  name: string;
  /** Source of a requirement: the project, or a distribution that needs it. */
  by: string;
  wants: string;
  pin: string;
}

/** Known requirements of a few distributions. */
const needs = [
  { by: 'sqlmodel', name: 'sqlalchemy', wants: '>=2.0.14,<2.1.0' },
  { by: 'pydantic-settings', name: 'pydantic', wants: '>=2.7.0' },
] as const;

/** Maximum number of compared pairs of ranges, and of clauses in a range. When in doubt, the build succeeds. */
const maxComparisons = 200;
const maxClauses = 8;

const contradictions = new WeakMap<readonly string[], Contradiction | 'none'>();

/**
 * The first requirement that conflicts with another one, or with a known one. Each list is checked once: a failed
 * deployment is explained whenever it is listed.
 */
export function findContradiction(requirements: readonly string[]): Contradiction | undefined {
  const found = contradictions.get(requirements) ?? compareAll(requirements) ?? 'none';
  contradictions.set(requirements, found);
  return found === 'none' ? undefined : found;
}

function compareAll(requirements: readonly string[]): Contradiction | undefined {
  const names = new Set(requirements.map(distributionName));
  // A marker (PEP 508) may exclude one of the requirements.
  const pins = requirements.filter((requirement) => !requirement.includes(';'));
  const wishes = [
    ...pins.map((pin) => ({
      by: 'your project',
      name: distributionName(pin),
      wants: rangeText(pin),
    })),
    ...needs.filter(({ by }) => names.has(by)),
  ].map((wish) => ({ wish, clauses: clausesOf(`${wish.name}${wish.wants}`) }));
  const compared = new Set<string>();
  for (const pin of pins) {
    const name = distributionName(pin);
    const pinned = clausesOf(pin);
    const against = wishes.find(({ wish, clauses }) => {
      if (wish.name !== name) return false;
      const both = new Set([...pinned, ...clauses]);
      const range = [...both].join(',');
      if (both.size < 2 || compared.has(range)) return false;
      compared.add(range);
      return compared.size <= maxComparisons && !isSatisfiable([...both].filter(validRange));
    });
    if (against !== undefined) return { ...against.wish, pin };
  }
  return undefined;
}

/** The version range of a requirement (PEP 440), without its extras and its marker. */
function rangeText(requirement: string): string {
  const [withoutMarker = ''] = requirement.split(';', 1);
  return withoutMarker.replace(/^[\w.-]+\s*(?:\[[^\]]*\])?\s*/, '').trim();
}

/** The clauses of a requirement's range. */
function clausesOf(requirement: string): string[] {
  return rangeText(requirement)
    .split(',', maxClauses)
    .map((clause) => clause.replaceAll(/\s/g, ''))
    .filter((clause) => clause.length > 0 && clause.length < 64);
}

/**
 * Whether some version satisfies all clauses. Every range of versions that satisfies them starts at a version of a
 * clause, just above one, or at the next one of a wildcard, so these are tried.
 */
function isSatisfiable(clauses: readonly string[]): boolean {
  const versions = clauses.map((clause) => clause.replace(/^\W+|\.\*$/g, ''));
  const starts = versions.flatMap((version) => {
    const { release = [], epoch = 0 } = explain(version) ?? {};
    const series = release.map((part, at) => [...release.slice(0, at), part + 1]);
    const others = [[...release, 0, 0, 0, 1], ...series].map((parts) => parts.join('.'));
    return [version, ...others.map((other) => `${epoch}!${other}`)];
  });
  const range = clauses.join(',');
  return ['0', ...starts].some(
    (version) => valid(version) !== null && satisfies(version, range, { prereleases: true }),
  );
}
