import type { QueryKey } from '@tanstack/react-query';

// Keys that are needed where their queries, with the schemas of the contract, are not.
type KeyScope = { key: QueryKey };

/** Whether a key starts with a prefix. */
export function hasKeyPrefix(key: QueryKey, prefix: QueryKey): boolean {
  return prefix.every((part, index) => key[index] === part);
}

/** Key of the signed-in user. */
export const currentUserKey = ({ key }: KeyScope): QueryKey => [...key, 'currentUser'];

/** Key of one team. */
export const teamKey = ({ key }: KeyScope, slug: string | undefined): QueryKey => [
  ...key,
  'teams',
  'bySlug',
  slug,
];

/** Key of one app. */
export const appKey = (
  { key }: KeyScope,
  teamId: string | undefined,
  slug: string | undefined,
): QueryKey => [...key, 'apps', 'bySlug', teamId, slug];

/** Prefix of the keys of all queries of invitations. */
export const invitationsKey = ({ key }: KeyScope): QueryKey => [...key, 'invitations'];
