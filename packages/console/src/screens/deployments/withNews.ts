import type { Deployment } from '@quayside/api-contract';

/** Deployments, the newest first, with what others that were read later say of them, and those that are newer. */
export function withNews(
  known: readonly Deployment[],
  later: readonly Deployment[],
): readonly Deployment[] {
  const news = new Map(later.map((deployment) => [deployment.id, deployment]));
  const knownIds = new Set(known.map(({ id }) => id));
  const newestKnown = Date.parse(known[0]?.created_at ?? '') || 0;
  const isNew = ({ id, created_at }: Deployment) =>
    !knownIds.has(id) && Date.parse(created_at) >= newestKnown;
  return [
    ...later.filter(isNew).toSorted((one, other) => created(other) - created(one)),
    ...known.map((deployment) => news.get(deployment.id) ?? deployment),
  ];
}

const created = ({ created_at }: Deployment) => Date.parse(created_at);
