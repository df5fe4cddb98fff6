import type { ConnectedResource } from '@quayside/api-contract';

/** A database, cache or storage service that an app uses. */
export interface ConnectedService {
  resource: ConnectedResource;
  /** The names of the variables it sets. */
  variables: readonly string[];
}
