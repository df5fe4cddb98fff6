import type { App, EnvironmentVariable } from '@quayside/api-contract';

import type { Loadable } from '../../domain/loadable.ts';
import type { AppVariables } from './variableDrift.ts';

/** In place of a slug: all apps of the team. No slug contains it. */
export const allApps = '*';

/** A comparison with another app. */
export interface Comparison {
  /**
   * Slug of the other app, or {@link allApps}; '' before one is chosen, `undefined` while the comparison is closed.
   */
  slug: string | undefined;
  /** Called with the slug of the chosen app, '' to open the comparison, and `undefined` to close it. */
  onChange: (slug: string | undefined) => void;
  /** The other apps of the team. */
  apps: Loadable<readonly Pick<App, 'slug' | 'name'>[]>;
  /** Variables of the other app. */
  variables: Loadable<readonly EnvironmentVariable[]>;
  /** Variables of the apps of the team, this one first, while all are compared. */
  drift: Loadable<{ apps: readonly AppVariables[]; leftOut: number }>;
}
