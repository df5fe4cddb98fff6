import { describe, expect, test } from 'vitest';

import { en } from '../runtime/messages/en/index.ts';
import { matchPage } from '../runtime/navigation/paths.ts';
import { breadcrumbsOf } from './breadcrumbs.ts';
import type { CrumbNames } from './breadcrumbs.ts';

function labelsAt(
  path: string,
  names: CrumbNames = { team: 'Tidewater Labs', app: 'Harbour API' },
) {
  const match = matchPage(path);
  if (match === undefined) throw new Error(`No page at ${path}`);
  return breadcrumbsOf(match, names, en.pages, () => true).map(({ label }) => label);
}

describe('breadcrumbs', () => {
  test('lead from the team to the page', () => {
    expect(labelsAt('/tidewater-labs/apps')).toEqual(['Tidewater Labs', 'Apps']);
    expect(labelsAt('/tidewater-labs/apps/harbour-api/environment-variables')).toEqual([
      'Tidewater Labs',
      'Apps',
      'Harbour API',
      'Environment Variables',
    ]);
  });

  test('shorten the id of a deployment to five characters a side', () => {
    const id = '3f9a1c52-8d04-4be7-9c1e-5a60b7d21e4f';
    expect(labelsAt(`/t/apps/a/deployments/${id}`).slice(-2)).toEqual([
      'Deployments',
      '3f9a1…21e4f',
    ]);
  });

  test('show the slugs until the names are known', () => {
    expect(labelsAt('/tidewater-labs/apps/harbour-api/general', {})).toEqual([
      'tidewater-labs',
      'Apps',
      'harbour-api',
      'General',
    ]);
  });

  test('end with the page itself, without a link', () => {
    const match = matchPage('/teams/new');
    if (match === undefined) throw new Error('No page');
    expect(breadcrumbsOf(match, {}, en.pages, () => true)).toEqual([
      { label: 'All Teams', to: '/teams' },
      { label: 'New Team' },
    ]);
  });
});
