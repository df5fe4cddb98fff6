import { randomUuid } from '../random.ts';
import type { AppRecord, ResourceRecord, VariableRecord } from './records.ts';
import { PlatformError } from './platformErrors.ts';
import type { Dataset } from './dataset.ts';

const notFound = 'Environment variable not found';

/** Several changes of one app's variables. */
export interface VariableChanges {
  upsert: Readonly<Record<string, { value: string; is_secret?: boolean }>>;
  delete: readonly string[];
}

/** Environment variables of an app. Those of an integration cannot be changed here. */
export interface Variables {
  /** Sorted by name. */
  list(app: AppRecord): VariableRecord[];
  /** Creates a variable, or overwrites a plain one with a plain value. */
  set(
    app: AppRecord,
    variable: { name: string; value: string; is_secret?: boolean },
  ): { variable: VariableRecord; isNew: boolean };
  /** Applies all changes or none. An existing variable keeps its `is_secret`. */
  change(app: AppRecord, changes: VariableChanges): void;
  /** Changes a value. A plain variable may become a secret, but not the reverse. */
  update(
    app: AppRecord,
    name: string,
    change: { value: string; is_secret?: boolean },
  ): VariableRecord;
  remove(app: AppRecord, name: string): void;
  /** Creates the secret variable of a connected resource. Rejects a name in use. */
  attach(app: AppRecord, resource: ResourceRecord, name: string, value: string): void;
}

/** Creates the environment variables of a dataset. */
export function createVariables(dataset: Dataset): Variables {
  const { rows, clock } = dataset;

  const list = (app: AppRecord) =>
    rows.variables
      .where('app_id', app.id)
      .toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));

  const find = (app: AppRecord, name: string) =>
    rows.variables.where('app_id', app.id).find((variable) => variable.name === name);

  const requireOwn = (app: AppRecord, names: readonly string[]) => {
    const requestedNames = new Set(names);
    const managed = list(app).filter(
      (variable) => variable.connected_resource !== null && requestedNames.has(variable.name),
    );
    if (managed.length === 0) return;
    const quoted = managed.map(({ name }) => `'${name}'`).join(', ');
    throw new PlatformError(
      400,
      `Cannot modify integration-managed environment variables: ${quoted}. Disconnect the associated integration resources to remove these variables.`,
    );
  };

  const insert = (
    app: AppRecord,
    name: string,
    value: string,
    is_secret: boolean,
    connected_resource: VariableRecord['connected_resource'] = null,
  ) =>
    rows.variables.insert({
      id: randomUuid(dataset.random),
      app_id: app.id,
      name,
      value,
      is_secret,
      connected_resource,
      created_at: clock.now(),
      updated_at: clock.now(),
    });

  const overwrite = (variable: VariableRecord, value: string, is_secret: boolean) =>
    rows.variables.update(variable.id, { value, is_secret, updated_at: clock.now() });

  return {
    list,
    set(app, { name, value, is_secret = false }) {
      requireOwn(app, [name]);
      const existing = find(app, name);
      if (existing !== undefined && (existing.is_secret || is_secret)) {
        throw taken(name);
      }
      return dataset.write(() =>
        existing === undefined
          ? { variable: insert(app, name, value, is_secret), isNew: true }
          : { variable: overwrite(existing, value, existing.is_secret), isNew: false },
      );
    },
    change(app, { upsert, delete: removed }) {
      requireOwn(app, [...Object.keys(upsert), ...removed]);
      dataset.write(() => {
        for (const name of removed) {
          const existing = find(app, name);
          if (existing !== undefined) rows.variables.remove(existing.id);
        }
        for (const [name, { value, is_secret = false }] of Object.entries(upsert)) {
          const existing = find(app, name);
          if (existing === undefined) insert(app, name, value, is_secret);
          else overwrite(existing, value, existing.is_secret);
        }
      });
    },
    update(app, name, { value, is_secret = false }) {
      const existing = find(app, name);
      if (existing === undefined) throw new PlatformError(404, notFound);
      requireOwn(app, [name]);
      return dataset.write(() => overwrite(existing, value, existing.is_secret || is_secret));
    },
    remove(app, name) {
      const existing = find(app, name);
      if (existing === undefined) throw new PlatformError(404, notFound);
      requireOwn(app, [name]);
      dataset.write(() => rows.variables.remove(existing.id));
    },
    attach(app, { id, name: resourceName, provider_metadata: { type } }, name, value) {
      if (find(app, name) !== undefined) throw taken(name);
      dataset.write(() => insert(app, name, value, true, { id, name: resourceName, type }));
    },
  };
}

function taken(name: string): PlatformError {
  return new PlatformError(400, `Environment variable '${name}' already exists`);
}
