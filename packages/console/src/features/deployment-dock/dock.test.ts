import { appSchema, deploymentSchema, teamSchema } from '@quayside/api-contract';
import type { Deployment } from '@quayside/api-contract';
import { describe, expect, test, vi } from 'vitest';

import { buildPath } from '../../runtime/navigation/paths.ts';
import { dockEntries, dockProgress } from './dockEntries.ts';
import { createFollowed } from '../../runtime/followed.ts';

const id = (last: number) => `0b6f3d4e-5a2c-4c11-9a55-00000000000${last}`;
const begin = Date.parse('2026-01-01T00:00:00Z');
const at = (seconds: number) => new Date(begin + seconds * 1000).toISOString();

function deployment(which: number, status: string, from = 0, until = from): Deployment {
  return deploymentSchema.parse({
    id: id(which),
    app_id: id(9),
    slug: 'harbour-0',
    status,
    created_at: at(from),
    updated_at: at(until),
  });
}

describe('followed deployments', () => {
  test('include running ones until they are stopped, and exclude ended ones', () => {
    const followed = createFollowed();
    const listener = vi.fn<() => void>();
    followed.subscribe(listener);
    followed.see(deployment(1, 'success'), { hasEnded: true });
    expect(followed.get()).toEqual([]);
    expect(listener).not.toHaveBeenCalled();
    followed.see(deployment(2, 'building_image'), { hasEnded: false });
    followed.see(deployment(3, 'ready_for_build'), { hasEnded: false });
    expect(followed.get().map((each) => each.deployment.id)).toEqual([id(3), id(2)]);
    followed.stop(id(3));
    expect(followed.get().map((each) => each.deployment.id)).toEqual([id(2)]);
    followed.clear();
    expect(followed.get()).toEqual([]);
  });

  test('have their newest known state, which older data does not replace', () => {
    const followed = createFollowed();
    followed.see(deployment(1, 'building_image', 0, 20), { hasEnded: false, startedAt: begin });
    followed.see(deployment(1, 'ready_for_build', 0, 10), { hasEnded: false });
    expect(followed.get()[0]?.deployment.status).toBe('building_image');
    followed.see(deployment(1, 'failed', 0, 30), { hasEnded: true });
    expect(followed.get()).toEqual([
      { deployment: deployment(1, 'failed', 0, 30), startedAt: begin, hasEnded: true },
    ]);
  });
});

describe('the dock', () => {
  const owner = { id: id(7), email: 'ada@example.com', full_name: 'Ada' };
  const team = teamSchema.parse({
    id: id(8),
    name: 'Tidewater Labs',
    slug: 'tidewater-labs',
    is_personal_team: false,
    owner,
    user_links: [{ role: 'admin', user: owner }],
    created_at: at(0),
  });
  const app = appSchema.parse({
    id: id(9),
    team_id: id(8),
    name: 'Harbour API',
    slug: 'harbour-api',
    directory: null,
    created_at: at(0),
    updated_at: at(0),
  });
  const usual = [1, 2, 3].map((which) => deployment(which, 'success', 0, 50 + which * 10));

  test('lists a deployment with its app and link once both are known', () => {
    const running = { deployment: deployment(5, 'building_image') };
    const known = { app, history: undefined };
    expect(dockEntries([running], () => ({ ...known, app: undefined }), [team], buildPath)).toEqual(
      [],
    );
    expect(dockEntries([running], () => known, [], buildPath)).toEqual([]);
    expect(dockEntries([running], () => known, [team], buildPath)).toMatchObject([
      {
        appName: 'Harbour API',
        href: `/tidewater-labs/apps/harbour-api/deployments/${id(5)}`,
        usualMs: undefined,
      },
    ]);
  });

  test('shows the newer status of list and page', () => {
    const opened = { deployment: deployment(5, 'building_image', 0, 10) };
    const statusWith = (listed: Deployment) =>
      dockEntries([opened], () => ({ app, history: [listed] }), [team], buildPath)[0]?.deployment
        .status;
    expect(statusWith(deployment(5, 'success', 0, 20))).toBe('success');
    expect(statusWith(deployment(5, 'failed', 0, 5))).toBe('building_image');
  });

  test('estimates the remaining time by the usual duration for the app', () => {
    const [entry] = dockEntries(
      [{ deployment: deployment(5, 'building_image', 100) }],
      () => ({ app, history: usual }),
      [team],
      buildPath,
    );
    if (entry === undefined) throw new Error('It is not in the dock');
    expect(dockProgress(entry, begin + 120_000)).toEqual({ elapsedMs: 20_000, leftMs: 50_000 });
    expect(dockProgress(entry, begin + 200_000)).toEqual({ elapsedMs: 100_000, leftMs: -30_000 });
    // A redeploy keeps its date of creation: what counts is when it was started here.
    const again = { ...entry, startedAt: begin + 110_000 };
    expect(dockProgress(again, begin + 120_000)).toEqual({ elapsedMs: 10_000, leftMs: 60_000 });
    const ended = { ...entry, deployment: deployment(5, 'success', 100, 150) };
    expect(dockProgress(ended, begin + 200_000)).toEqual({
      elapsedMs: undefined,
      leftMs: undefined,
    });
  });

  test('makes no estimate with too little history', () => {
    const [entry] = dockEntries(
      [{ deployment: deployment(5, 'building_image', 100) }],
      () => ({ app, history: usual.slice(1) }),
      [team],
      buildPath,
    );
    expect(entry?.usualMs).toBeUndefined();
  });
});
