import { expect } from 'vitest';

import { PlatformError } from './platformErrors.ts';
import type { Platform } from './platform.ts';
import type { TeamRecord, UserRecord } from './records.ts';

/** The demo user with an address. */
export function demoUser({ dataset }: Platform, email: string): UserRecord {
  const [user] = dataset.rows.users.where('email', email);
  if (user === undefined) throw new Error(`Nobody has the address ${email}`);
  return user;
}

/** The demo team with a slug. */
export function demoTeam({ dataset }: Platform, slug: string): TeamRecord {
  const [team] = dataset.rows.teams.where('slug', slug);
  if (team === undefined) throw new Error(`There is no team ${slug}`);
  return team;
}

/** Matches an error of the platform by its status and text. */
export function platformError(status: number, message: string): unknown {
  return expect.objectContaining({ constructor: PlatformError, status, message });
}
