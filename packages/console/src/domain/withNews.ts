import type { Deployment } from '@quayside/api-contract';

/** Updates deployments, newest first, with later data, and adds newer deployments from it. */
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
