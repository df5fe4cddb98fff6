import { randomHex, randomUuid } from '../random.ts';
import type { AppRecord, DeployTokenRecord } from './records.ts';
import { PlatformError } from './platformErrors.ts';
import type { Dataset } from './dataset.ts';

const day = 86_400_000;

/** Tokens for machines that can deploy one app. */
export interface DeployTokens {
  /** Newest first. */
  list(app: AppRecord): DeployTokenRecord[];
  /** Rejects a name that the app uses already. */
  create(app: AppRecord, name: string, days: number): DeployTokenRecord;
  remove(app: AppRecord, tokenId: string): void;
  /** Finds a valid token by its value, and records its use. */
  use(value: string): DeployTokenRecord | undefined;
}

/** Creates the deploy tokens of a dataset. */
export function createDeployTokens(dataset: Dataset): DeployTokens {
  const { rows, clock } = dataset;
  const of = (app: AppRecord) => rows.deployTokens.where('app_id', app.id);

  return {
    list: (app) => of(app).toReversed(),
    create(app, name, days) {
      if (of(app).some((token) => token.name === name)) {
        throw new PlatformError(409, 'Deploy token name already exists.');
      }
      return dataset.write(() =>
        rows.deployTokens.insert({
          id: randomUuid(dataset.random),
          app_id: app.id,
          name,
          value: `fcp_${randomHex(dataset.random, 40)}`,
          created_at: clock.now(),
          expired_at: clock.now() + days * day,
          last_used_at: null,
        }),
      );
    },
    remove(app, tokenId) {
      const token = of(app).find(({ id }) => id === tokenId);
      if (token === undefined) throw new PlatformError(404, 'Deploy token not found');
      dataset.write(() => rows.deployTokens.remove(token.id));
    },
    use(value) {
      const token = rows.deployTokens.where('value', value)[0];
      if (token === undefined || token.expired_at <= clock.now()) return undefined;
      return dataset.write(() => rows.deployTokens.update(token.id, { last_used_at: clock.now() }));
    },
  };
}
