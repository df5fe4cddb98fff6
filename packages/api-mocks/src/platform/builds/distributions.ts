import { hash32 } from '../../random.ts';

/**
 * Popular modules by the distribution that provides them. Only these can be reported as missing: for any other
 * module the distribution is unknown.
 */
const distributionOf: Readonly<Record<string, string>> = {
  PIL: 'pillow',
  asyncpg: 'asyncpg',
  boto3: 'boto3',
  bs4: 'beautifulsoup4',
  celery: 'celery',
  dotenv: 'python-dotenv',
  httpx: 'httpx',
  jinja2: 'jinja2',
  jose: 'python-jose',
  jwt: 'pyjwt',
  numpy: 'numpy',
  openai: 'openai',
  pandas: 'pandas',
  passlib: 'passlib',
  psycopg: 'psycopg',
  psycopg2: 'psycopg2',
  pydantic_settings: 'pydantic-settings',
  redis: 'redis',
  requests: 'requests',
  scipy: 'scipy',
  sentry_sdk: 'sentry-sdk',
  sklearn: 'scikit-learn',
  sqlalchemy: 'sqlalchemy',
  sqlmodel: 'sqlmodel',
  stripe: 'stripe',
  torch: 'torch',
  transformers: 'transformers',
  yaml: 'pyyaml',
};

/** Dependencies of popular distributions. */
const bundledModules: Readonly<Record<string, readonly string[]>> = {
  anthropic: ['httpx'],
  authlib: ['httpx'],
  fastapi: ['httpx', 'jinja2', 'python-dotenv', 'pyyaml', 'pydantic-settings'],
  openai: ['httpx'],
  pandas: ['numpy'],
  'pydantic-settings': ['python-dotenv'],
  'scikit-learn': ['numpy', 'scipy'],
  scipy: ['numpy'],
  sqlmodel: ['sqlalchemy'],
  supabase: ['httpx'],
  torch: ['numpy', 'jinja2'],
  transformers: ['numpy', 'pyyaml', 'requests'],
  uvicorn: ['python-dotenv', 'pyyaml'],
};

const versions: Readonly<Record<string, string>> = {
  aiohttp: '3.13.3',
  alembic: '1.17.2',
  anthropic: '0.75.0',
  asyncpg: '0.31.0',
  boto3: '1.42.11',
  celery: '5.6.2',
  fastapi: '0.128.2',
  gunicorn: '23.0.0',
  httpx: '0.28.1',
  jinja2: '3.1.6',
  numpy: '2.4.1',
  openai: '2.14.0',
  pandas: '3.0.0',
  pydantic: '2.12.5',
  'pydantic-settings': '2.12.0',
  redis: '7.1.0',
  requests: '2.32.5',
  'scikit-learn': '1.8.0',
  scipy: '1.17.0',
  'sentry-sdk': '2.48.0',
  sqlalchemy: '2.0.45',
  sqlmodel: '0.0.31',
  starlette: '0.50.0',
  stripe: '14.1.0',
  tenacity: '9.1.2',
  torch: '2.9.1',
  transformers: '4.57.3',
  uvicorn: '0.40.0',
};

/** The distribution's name in a requirement, in its normal form (PEP 503). */
export function distributionName(requirement: string): string {
  return (/^[A-Za-z0-9._-]+/.exec(requirement)?.[0] ?? requirement)
    .toLowerCase()
    .replaceAll(/[-_.]+/g, '-');
}

/** The newest version of a popular distribution; undefined for others. */
export function knownVersion(name: string): string | undefined {
  return versions[name];
}

/** A plausible version for a requirement: the pinned one, else a known one. */
export function versionOf(requirement: string): string {
  const pinned = /==\s*([\w.]+)/.exec(requirement)?.[1];
  const name = distributionName(requirement);
  const dice = hash32(name, 'version');
  const likely = `${dice % 6}.${(dice >>> 4) % 20}.${(dice >>> 9) % 8}`;
  return pinned ?? versions[name] ?? likely;
}

/** The first imported module that no dependency provides, with its distribution. */
export function findMissingModule(project: {
  imports: readonly string[];
  dependencies: readonly string[];
  locked: readonly string[];
}): { module: string; distribution: string } | undefined {
  const declared = project.dependencies.map(distributionName);
  const brought = new Set([
    ...declared,
    ...declared.flatMap((name) => bundledModules[name] ?? []),
    ...project.locked,
  ]);
  for (const module of project.imports) {
    const distribution = distributionOf[module];
    if (distribution !== undefined && !brought.has(distribution)) return { module, distribution };
  }
  return undefined;
}
