import type { Project } from '../platform/builds/project.ts';
import type { History } from './builder.ts';

/** A web app with a database. */
export const web: Partial<Project> = {
  files: 42,
  size_bytes: 318_000,
  dependencies: ['fastapi[standard]>=0.128', 'sqlmodel>=0.0.31', 'asyncpg', 'pydantic-settings'],
  locked: ['fastapi', 'sqlmodel', 'sqlalchemy', 'asyncpg', 'pydantic-settings', 'httpx'],
  imports: ['asyncpg', 'fastapi', 'sqlmodel'],
  entrypoint: 'app.main:app',
};
/** A worker behind a queue. */
export const worker: Partial<Project> = {
  ...web,
  files: 23,
  size_bytes: 96_000,
  dependencies: ['fastapi[standard]>=0.128', 'redis>=7', 'httpx', 'sentry-sdk[fastapi]'],
};
/** An app with heavy dependencies. */
export const science: Partial<Project> = {
  ...web,
  files: 61,
  size_bytes: 2_400_000,
  dependencies: ['fastapi[standard]>=0.128', 'numpy', 'pandas>=3', 'scipy'],
};
/** Two conflicting requirements. */
export const conflict: Partial<Project> = {
  ...web,
  dependencies: ['fastapi[standard]>=0.128', 'sqlmodel==0.0.31', 'sqlalchemy==1.4.54'],
};
/** An import that no dependency provides. */
export const missingModule: Partial<Project> = {
  ...web,
  imports: ['fastapi', 'sqlmodel', 'stripe'],
};
/** A project without a FastAPI app. */
export const nothingToServe: Partial<Project> = { ...web, entrypoint: null };

/** A deployment with an upload and a build. */
export function built(project: Partial<Project>): Extract<History, { end: 'built' }> {
  return { end: 'built', project };
}
