import { describe, expect, test } from 'vitest';

import { matchPage } from '../../runtime/navigation/paths.ts';
import { shellNavigation } from './shellNavigation.ts';

function railAt(path: string, hasPage = (_id: string) => true) {
  const match = matchPage(path);
  if (match === undefined) throw new Error(`No page at ${path}`);
  const { team, app } = shellNavigation(match, hasPage);
  const current = [...team, ...app].filter(({ isCurrent }) => isCurrent);
  return {
    team: team.map(({ id }) => id),
    app: app.map(({ id }) => id),
    current: current.map(({ id }) => id),
  };
}

describe('the rail', () => {
  test('lists the pages of the team', () => {
    expect(railAt('/tidewater-labs/apps')).toEqual({
      team: expect.arrayContaining(['apps', 'integrations', 'teamSettings']),
      app: [],
      current: ['apps'],
    });
  });

  test('also lists the pages of the app inside an app', () => {
    expect(railAt('/tidewater-labs/apps/harbour-api/general')).toMatchObject({
      app: expect.arrayContaining(['general', 'deployments', 'logs', 'environmentVariables']),
      current: ['general'],
    });
  });

  test('marks Deployments as current on the page of a deployment', () => {
    const { current } = railAt('/tidewater-labs/apps/harbour-api/deployments/3f9a1');
    expect(current).toEqual(['deployments']);
  });

  test('omits pages that the host does not show', () => {
    const rail = railAt('/tidewater-labs/apps/harbour-api/general', (id) => id === 'general');
    expect(rail).toMatchObject({ team: [], app: ['general'] });
  });

  test('lists Home alone without a team', () => {
    expect(railAt('/teams')).toEqual({ team: ['home'], app: [], current: [] });
  });

  test('starts with Home, which is current there', () => {
    expect(railAt('/')).toEqual({ team: ['home'], app: [], current: ['home'] });
    expect(railAt('/tidewater-labs/apps').team[0]).toBe('home');
  });
});
