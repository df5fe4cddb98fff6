import { distributionName, knownVersion } from './distributions.ts';

/**
 * Names that are misspelt often enough to check. None is short: the shorter a name, the likelier
 * that an apparent misspelling is a real package.
 */
const popular = (
  'aiohttp aiosqlite alembic anthropic asyncpg beautifulsoup4 celery cryptography email-validator fastapi ' +
  'gunicorn jinja2 langchain matplotlib openai opentelemetry-api pandas passlib pillow prometheus-client ' +
  'psycopg2-binary pydantic pydantic-settings pymongo python-dotenv python-jose python-multipart requests ' +
  'scikit-learn sentry-sdk sqlalchemy sqlmodel starlette structlog tenacity tensorflow transformers uvicorn ' +
  'websockets'
).split(' ');

/**
 * Real packages that `isMisspelling` would match: those found among
 * the 886,325 names of the Python Package Index in November 2026.
 */
const real = new Set(
  (
    'aihttp aisqlite asyncgp cryptogaphy cryptograpy crytography email-validaor emailvalidator faastapi ' +
    'fastai langchainn langchian openi paandas padnas panddas panndas piillow pmongo psycopg-binary pymono'
  ).split(' '),
);

/**
 * Finds a requirement whose distribution certainly does not exist, with a suggestion.
 * Undefined otherwise: without the index, a name is rejected only when it says so itself
 * (`does-not-exist`, `nonexistent`, `no-such`), or is one typo away from a very popular one (two letters
 * swapped, one missing inside, one doubled) and is not a real package; a version only when its major
 * number is more than ten above the newest known.
 */
export function findNonexistent(
  requirements: readonly string[],
): { requirement: string; name: string; meant?: string; newest?: string } | undefined {
  for (const requirement of requirements) {
    // A direct reference (PEP 508) is not installed from the index.
    if (requirement.includes('@')) continue;
    const name = distributionName(requirement);
    if (
      /(?:^|-)(?:does-not-exist|doesnotexist|nonexistent|non-existent|no-such)(?:-|$)/.test(name)
    ) {
      return { requirement, name };
    }
    const meant = popular.find((known) => isMisspelling(name, known));
    if (meant !== undefined && !popular.includes(name) && !real.has(name)) {
      return { requirement, name, meant };
    }
    const newest = knownVersion(name);
    const tooNew = readSpecifiers(requirement).find(({ operator }) =>
      /^(?:===?|~=|>=?)$/.test(operator),
    );
    if (newest !== undefined && tooNew !== undefined) {
      const [major = 0] = tooNew.version;
      const [known = 0] = parseVersion(newest);
      if (major > known + 10) return { requirement, name, newest };
    }
  }
  return undefined;
}

/** Whether `name` is one typo away from `known`. */
function isMisspelling(name: string, known: string): boolean {
  if (name === known || Math.abs(name.length - known.length) > 1) return false;
  for (let at = 0; at < known.length; at += 1) {
    const [before, letter, next] = [known.slice(0, at), known.charAt(at), known.charAt(at + 1)];
    const swapped = before + next + letter + known.slice(at + 2);
    const leftOut = before + known.slice(at + 1);
    const doubled = before + letter + known.slice(at);
    const isInside = at > 0 && at < known.length - 1;
    if (name === swapped || name === doubled || (isInside && name === leftOut)) return true;
  }
  return false;
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

/** The first requirement pinned with `==`, `~=` or `<` that conflicts with another one, or with a known one. */
export function findContradiction(requirements: readonly string[]): Contradiction | undefined {
  const names = requirements.map(distributionName);
  const wishes = [
    ...requirements.flatMap((requirement, index) =>
      requirement.includes(';')
        ? []
        : [{ by: 'your project', name: names[index] ?? '', wants: specifierText(requirement) }],
    ),
    ...needs.filter(({ by }) => names.includes(by)),
  ].map((wish) => ({ wish, specifiers: readSpecifiers(`${wish.name}${wish.wants}`) }));
  for (const [index, pin] of requirements.entries()) {
    // A marker (PEP 508) may exclude one of the requirements.
    if (pin.includes(';')) continue;
    const name = names[index] ?? '';
    const pinned = readSpecifiers(pin);
    const against = wishes.find(
      ({ wish, specifiers }) => wish.name === name && !canBothHold(pinned, specifiers),
    );
    if (against !== undefined) return { ...against.wish, pin };
  }
  return undefined;
}

interface Specifier {
  operator: string;
  version: readonly number[];
}

function specifierText(requirement: string): string {
  const [withoutMarker = ''] = requirement.split(';', 1);
  return withoutMarker.replace(/^[\w.-]+\s*(?:\[[^\]]*\])?\s*/, '').trim();
}

/** Further clauses of a requirement are ignored: each is compared with those of all others. */
const mostClauses = 8;

/** The version clauses of a requirement (PEP 440), except those without a plain version. */
function readSpecifiers(requirement: string): Specifier[] {
  return [...specifierText(requirement).matchAll(/(===?|~=|!=|<=?|>=?)\s*(\d+(?:\.\d+)*)(\.\*)?/g)]
    .slice(0, mostClauses)
    .flatMap(([, operator, version, wildcard]) =>
      operator === undefined || version === undefined || wildcard !== undefined
        ? []
        : [{ operator, version: parseVersion(version) }],
    );
}

function parseVersion(version: string): number[] {
  return version.split('.').map(Number);
}

/** Whether some version satisfies both lists: a pin must be inside, and an upper bound must not be below. */
function canBothHold(left: readonly Specifier[], right: readonly Specifier[]): boolean {
  const all = [...left, ...right];
  const exact = all.filter(({ operator }) => operator === '==' || operator === '===');
  if (exact.length > 0) {
    return exact.every(({ version }) => all.every((clause) => meets(version, clause)));
  }
  const floor = all.filter(({ operator }) => /^(?:>=?|~=)$/.test(operator));
  const ceiling = all.filter(({ operator }) => /^<=?$/.test(operator));
  return floor.every((low) =>
    ceiling.every((high) => {
      const order = compare(low.version, high.version);
      return order < 0 || (order === 0 && high.operator === '<=' && low.operator !== '>');
    }),
  );
}

function meets(version: readonly number[], clause: Specifier): boolean {
  const order = compare(version, clause.version);
  switch (clause.operator) {
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
    case '~=':
      return order >= 0 && clause.version.slice(0, -1).every((part, at) => version[at] === part);
    case '!=':
      return order !== 0;
    default:
      return order === 0;
  }
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
    const order = (a[at] ?? 0) - (b[at] ?? 0);
    if (order !== 0) return order;
  }
  return 0;
}
