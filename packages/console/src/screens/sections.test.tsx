import { createClient } from '@quayside/api-contract';
import type { Client } from '@quayside/api-contract';
import { createStoppedClock } from '@quayside/design-system';
import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import type { ReactElement } from 'react';

import { ConsoleProvider } from '../runtime/ConsoleProvider.tsx';
import { createMemoryNavigation } from '../runtime/navigation/memory.ts';
import { createMemorySession } from '../runtime/session/createSession.ts';
import type { SessionStore } from '../runtime/session/SessionStore.ts';
import { createFaultyPlatform, findPlaces } from '../testing/faultyPlatform.tsx';
import type { Places } from '../testing/faultyPlatform.tsx';
import { storyNow } from '../testing/samples.ts';
import { ProfileSectionContainer } from './account-settings/ProfileSectionContainer.tsx';
import { SecuritySectionContainer } from './account-settings/SecuritySectionContainer.tsx';
import { BuildLogSectionContainer } from './deployment/BuildLogSectionContainer.tsx';
import { DeploymentsSectionContainer } from './deployments/DeploymentsSectionContainer.tsx';
import { EnvironmentVariablesSectionContainer } from './environment-variables/EnvironmentVariablesSectionContainer.tsx';
import { LogsSectionContainer } from './logs/LogsSectionContainer.tsx';
import { StorageSectionContainer } from './storage/StorageSectionContainer.tsx';
import { InvitationsSectionContainer } from './team-settings/InvitationsSectionContainer.tsx';
import { MembersSectionContainer } from './team-settings/MembersSectionContainer.tsx';

type Params = Places['params'];

interface Section {
  title: string;
  /** The request without which the section has nothing to show. */
  call: string;
  render: (params: Params) => ReactElement;
  /** Role and name of an element of the loaded section. */
  shows: ['table' | 'textbox' | 'grid' | 'link', string];
}

const sections: Section[] = [
  {
    title: 'Members',
    call: 'listTeams',
    render: ({ teamSlug }) => <MembersSectionContainer teamSlug={teamSlug} level={3} />,
    shows: ['table', 'Members'],
  },
  {
    title: 'Invitations',
    call: 'listTeams',
    render: ({ teamSlug }) => <InvitationsSectionContainer teamSlug={teamSlug} level={3} />,
    shows: ['textbox', 'Email addresses'],
  },
  {
    title: 'Profile',
    call: 'readMe',
    render: () => <ProfileSectionContainer level={3} />,
    shows: ['textbox', 'Full name'],
  },
  {
    title: 'Security',
    call: 'readMe',
    render: () => <SecuritySectionContainer level={3} />,
    shows: ['textbox', 'Current password'],
  },
  {
    title: 'Deployments',
    call: 'listTeams',
    render: (app) => <DeploymentsSectionContainer {...app} level={3} />,
    shows: ['table', 'Deployments'],
  },
  {
    title: 'Deployment Logs',
    call: 'listTeams',
    render: (deployment) => <BuildLogSectionContainer {...deployment} level={3} />,
    shows: ['grid', 'Build log'],
  },
  {
    title: 'Logs',
    call: 'listTeams',
    render: (app) => <LogsSectionContainer {...app} level={3} />,
    shows: ['grid', 'App log'],
  },
  {
    title: 'Environment Variables',
    call: 'listTeams',
    render: (app) => <EnvironmentVariablesSectionContainer {...app} level={3} />,
    shows: ['table', 'Environment Variables'],
  },
  {
    title: 'Storage',
    call: 'listTeams',
    render: (app) => <StorageSectionContainer {...app} level={3} />,
    shows: ['link', 'Connect Storage'],
  },
];

/** Shows a section on a page of a host. */
const open = (content: ReactElement, client: Client, session: SessionStore) =>
  render(
    <ConsoleProvider
      client={client}
      session={session}
      navigation={createMemoryNavigation('/host/page')}
      clock={createStoppedClock(storyNow)}
    >
      {content}
    </ConsoleProvider>,
  );

test.for(sections)(
  '$title: a section that fails to load shows its error, and Retry loads it',
  async ({ title, call, render: renderSection, shows: [role, name] }) => {
    const platform = await createFaultyPlatform();
    const { params } = await findPlaces(platform);
    platform.fail(call, '422');
    const session = createMemorySession({ token: platform.token });
    await open(renderSection(params), platform.client, session);
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect.element(retry).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 3, name: title })).toBeVisible();
    expect(page.getByRole('heading', { level: 1 }).elements()).toEqual([]);

    platform.heal();
    await retry.click();
    await expect.element(page.getByRole(role, { name, exact: true })).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 3, name: title })).toBeVisible();
    expect(page.getByRole('heading', { level: 1 }).elements()).toEqual([]);
  },
);

const unreachable = createClient({
  baseUrl: 'https://platform.example',
  fetch: () => Promise.reject(new TypeError('Failed to fetch')),
});

test.for(sections)(
  '$title: a section says that the user is offline, and that nobody is signed in',
  async ({ render: renderSection, shows: [role, name] }) => {
    const platform = await createFaultyPlatform();
    const { params } = await findPlaces(platform);
    const session = createMemorySession({ getToken: () => platform.token });
    let isDown = false;
    const client: Client = {
      url: platform.client.url,
      call: (endpoint, ...args) => (isDown ? unreachable : platform.client).call(endpoint, ...args),
    };
    await open(renderSection(params), client, session);
    const content = page.getByRole(role, { name, exact: true });
    await expect.element(content).toBeVisible();
    onTestFinished(platform.heal);
    isDown = true;
    platform.fail('readMe', 'no network');
    await expect.element(page.getByText('You’re offline')).toBeVisible();
    await expect.element(content).toBeVisible();
    isDown = false;
    platform.heal();
    await expect.element(page.getByText('You’re offline')).not.toBeInTheDocument();

    session.clear();
    await expect.element(page.getByText('You’re logged out')).toBeVisible();
    await expect.element(content).not.toBeInTheDocument();
  },
);
