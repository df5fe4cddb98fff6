import type { DeployTokenRecord, UserRecord } from './records.ts';

/** The caller: a user, or an app's deploy token. */
export type Caller =
  | { kind: 'user'; user: UserRecord }
  | { kind: 'deploy-token'; token: DeployTokenRecord };
