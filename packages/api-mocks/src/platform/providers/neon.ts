import { hash32 } from '../../random.ts';
import type { IntegrationRecord } from '../records.ts';
import { InvalidInput, PlatformError } from '../platformErrors.ts';
import { providerOf } from './catalogue.ts';
import { hexOf, wordsOf } from './names.ts';

const day = 86_400_000;

/** A database of a branch. */
export interface NeonDatabase {
  id: number;
  branch_id: string;
  name: string;
  owner_name: string;
  created_at: number;
}

/** A branch of a project. */
export interface NeonBranch {
  id: string;
  project_id: string;
  name: string;
  default: boolean;
  protected: boolean;
  current_state: 'ready' | 'archived';
  created_at: number;
  databases: readonly NeonDatabase[];
}

/** A project of the account behind an integration. Times are in milliseconds since the epoch. */
export interface NeonProject {
  id: string;
  name: string;
  region_id: string;
  pg_version: number;
  created_at: number;
  branches: readonly NeonBranch[];
}

/** Identifies a database. */
export interface NeonPlace {
  project_id: string;
  branch_id: string;
  database_name: string;
}

interface BranchPlan {
  name: string;
  /** Days before the integration was connected. */
  age: number;
  databases: readonly string[];
  isArchived?: boolean;
}

interface ProjectPlan {
  name: string;
  region_id: string;
  pg_version: number;
  /** The first is the default branch, and protected. */
  branches: readonly BranchPlan[];
}

/** Contents of every account; ids and passwords differ between integrations. */
const plans: readonly ProjectPlan[] = [
  {
    name: 'production',
    region_id: 'aws-us-east-1',
    pg_version: 17,
    branches: [
      { name: 'main', age: 240, databases: ['neondb', 'analytics'] },
      { name: 'staging', age: 90, databases: ['neondb'] },
      { name: 'preview/pr-128', age: 2, databases: ['neondb'] },
      { name: 'before-migration', age: 200, databases: ['neondb'], isArchived: true },
    ],
  },
  {
    name: 'warehouse',
    region_id: 'aws-eu-central-1',
    pg_version: 16,
    branches: [{ name: 'main', age: 120, databases: ['warehouse', 'reports'] }],
  },
  {
    name: 'scratch',
    region_id: 'aws-us-east-1',
    pg_version: 17,
    branches: [{ name: 'main', age: 5, databases: [] }],
  },
];

/** The projects visible to an integration: always the same for an integration. */
export function neonProjects(integration: IntegrationRecord): NeonProject[] {
  return plans.map(({ name, region_id, pg_version, branches }) => {
    const key = `${integration.id}/${name}`;
    const digits = String(hash32(key) % 100_000_000).padStart(8, '0');
    const id = `${wordsOf(key)}-${digits}`;
    const made = branches.map((plan, index) => toBranch(integration, id, plan, index === 0));
    const created_at = Math.min(...made.map((branch) => branch.created_at));
    return { id, name, region_id, pg_version, created_at, branches: made };
  });
}

function toBranch(
  integration: IntegrationRecord,
  project_id: string,
  { name, age, databases, isArchived = false }: BranchPlan,
  isDefault: boolean,
): NeonBranch {
  const key = `${project_id}/${name}`;
  const id = `br-${wordsOf(key)}-${hexOf(8, key)}`;
  const created_at = integration.created_at - age * day;
  return {
    id,
    project_id,
    name,
    default: isDefault,
    protected: isDefault,
    current_state: isArchived ? 'archived' : 'ready',
    created_at,
    databases: databases.map((database) => ({
      id: 10_000_000 + (hash32(id, database) % 90_000_000),
      branch_id: id,
      name: database,
      owner_name: 'neondb_owner',
      created_at,
    })),
  };
}

/** Finds a project of an integration. Rejects a missing one. */
export function findNeonProject(integration: IntegrationRecord, projectId: string): NeonProject {
  const project = neonProjects(integration).find(({ id }) => id === projectId);
  if (project === undefined) throw new PlatformError(404, 'Project not found');
  return project;
}

/** Finds a branch of a project. Rejects a missing one. */
export function findNeonBranch(project: NeonProject, branchId: string): NeonBranch {
  const branch = project.branches.find(({ id }) => id === branchId);
  if (branch === undefined) throw new PlatformError(404, 'Branch not found');
  return branch;
}

/** Returns the connection URL of a database. Reports a missing object as a validation error of its field. */
export function connectToNeon(
  integration: IntegrationRecord,
  { project_id, branch_id, database_name }: NeonPlace,
): string {
  const project = neonProjects(integration).find(({ id }) => id === project_id);
  if (project === undefined) throw absent('project_id', 'project not found');
  const branch = project.branches.find(({ id }) => id === branch_id);
  if (branch === undefined) throw absent('branch_id', 'branch not found');
  const database = branch.databases.find(({ name }) => name === database_name);
  if (database === undefined) throw absent('database_name', 'database not found');

  const region = project.region_id.replace(/^aws-/, '');
  const parts: Readonly<Record<string, string>> = {
    user: database.owner_name,
    password: `npg_${hexOf(16, branch.id, 'password')}`,
    host: `ep-${wordsOf(branch.id)}-${hexOf(8, branch.id, 'host')}-pooler.${region}.aws.neon.tech`,
    database: database.name,
  };
  const template = providerOf('neon').connection_string_template ?? '';
  return template.replaceAll(/<(\w+)>/g, (_, part: string) => parts[part] ?? '');
}

function absent(field: keyof NeonPlace, problem: string): InvalidInput {
  return new InvalidInput([
    {
      loc: ['body', 'provider_metadata', field],
      msg: `Value error, ${problem}`,
      type: 'value_error',
    },
  ]);
}
