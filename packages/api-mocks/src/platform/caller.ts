import type { DeployTokenRecord, UserRecord } from './records.ts';

/** Who asks: a person, or an app's own deploy token. */
export type Caller =
  | { kind: 'user'; user: UserRecord }
  | { kind: 'deploy-token'; token: DeployTokenRecord };
