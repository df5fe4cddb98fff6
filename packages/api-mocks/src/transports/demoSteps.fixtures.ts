import { createClient, endpoints as e, type Client } from '@quayside/api-contract';
import * as z from 'zod/mini';

import {
  integrationUrl,
  origin as testOrigin,
  pkce,
  socialUrl,
} from '../platform/oauth/consent.fixtures.ts';
import { demoPassword } from '../seeds/index.ts';
import type { Transport } from './transport.fixtures.ts';

const outboxSchema = z.object({ data: z.array(z.object({ token: z.string() })) });

/**
 * Prepares valid input for each call over a transport with a fresh demo dataset: the caller, existing rows, and new
 * rows. Each step returns the input of its call.
 */
export async function prepareDemoSteps(transport: Transport) {
  const clientOf = (token: string | null): Client =>
    createClient({
      baseUrl: transport.origin,
      fetch: (url, init) => transport.fetch(url, init),
      getToken: () => token,
    });
  const visitor = clientOf(null);

  async function signIn(username: string) {
    const { access_token } = await visitor.call(e.login, {
      body: { username, password: demoPassword },
    });
    return clientOf(access_token);
  }

  const ada = await signIn('ada@example.com');

  /** Emails contain the tokens that some calls need. */
  async function mailToken(to: string): Promise<string> {
    const url = `${transport.origin}/__mock__/outbox?to=${encodeURIComponent(to)}`;
    const { data } = z.parse(outboxSchema, await (await transport.fetch(url)).json());
    return data[0]?.token ?? '';
  }

  async function team() {
    const { data } = await ada.call(e.listTeams, { query: { slug: 'tidewater-labs' } });
    const [found] = data;
    if (found === undefined) throw new Error('Tidewater Labs is missing');
    return found;
  }

  async function app(slug = 'harbour-api') {
    const { data } = await ada.call(e.listApps, { query: { slug } });
    const [found] = data;
    if (found === undefined) throw new Error(`${slug} is missing`);
    return found;
  }

  async function member(email: string) {
    const link = (await team()).user_links.find(({ user }) => user.email === email);
    if (link === undefined) throw new Error(`${email} is not in the team`);
    return { team_id: (await team()).id, user_id: link.user.id };
  }

  async function deployment() {
    const app_id = (await app('docs-search')).id;
    const body = { archive_size_bytes: 100 };
    return ada.call(e.createDeployment, { path: { app_id }, body });
  }

  async function uploaded() {
    const created = await deployment();
    const path = { deployment_id: created.id };
    const { url, fields } = await ada.call(e.requestUpload, { path });
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob(['not looked at']), 'archive.tar');
    const response = await transport.fetch(url, { method: 'POST', body: form });
    if (response.status !== 204) throw new Error(`The upload failed with ${response.status}`);
    return path;
  }

  async function device() {
    return visitor.call(e.requestDeviceCode, { body: { client_id: 'fastapi-cli' } });
  }

  async function variable() {
    const path = { app_id: (await app()).id };
    const body = { name: 'FRESH', value: '1' };
    await ada.call(e.createEnvironmentVariable, { path, body });
    return path;
  }

  async function integration(type: string) {
    const path = { team_id: (await team()).id };
    const { data } = await ada.call(e.listTeamIntegrations, { path });
    const integration_id = data.find(({ id }) => id === type)?.connected_integration?.id;
    if (integration_id === undefined) throw new Error(`Tidewater Labs has no ${type}`);
    return { integration_id };
  }

  async function neonProject() {
    const path = await integration('neon');
    const { data } = await ada.call(e.listNeonProjects, { path });
    return { ...path, project_id: data[0]?.id ?? '' };
  }

  async function neonBranch() {
    const path = await neonProject();
    const { data } = await ada.call(e.listNeonBranches, { path });
    return { ...path, branch_id: data[0]?.id ?? '' };
  }

  async function redisSubscription() {
    const path = await integration('redis');
    const { data } = await ada.call(e.listRedisSubscriptions, { path });
    return { ...path, subscription_id: data[0]?.id ?? 0 };
  }

  async function connected() {
    const { integration_id, ...place } = await neonBranch();
    const app_id = (await app('docs-search')).id;
    const resource = await ada.call(e.connectResource, {
      path: { app_id, integration_id },
      body: { provider_metadata: { type: 'neon', ...place, database_name: 'neondb' } },
    });
    return { app_id, resource_id: resource.id };
  }

  async function customDomain() {
    const path = { app_id: (await app()).id };
    const body = { name: 'api.harbour.example', is_using_pre_validation: true };
    const domain = await ada.call(e.createCustomDomain, { path, body });
    return { ...path, domain_id: domain.id };
  }

  async function invite(email: string) {
    return ada.call(e.createInvitation, { body: { team_id: (await team()).id, email } });
  }

  async function ownTeam() {
    const { data } = await ada.call(e.listTeams, { query: { owner: true } });
    return data.find((own) => own.is_personal_team)?.id ?? '';
  }

  async function consentTo(url: string, account: string, code: 'code' | 'link_code') {
    const end = await transport.consent(url.replace(testOrigin, transport.origin), account);
    const value = end.searchParams.get(code);
    if (value === null) throw new Error(`No ${code} in ${end.href}`);
    return value;
  }

  async function connectNeon() {
    return consentTo(integrationUrl('neon', await ownTeam()), 'tidewater', 'link_code');
  }

  async function linkGithub() {
    const url = socialUrl({ response_type: 'link_code' });
    const link_code = await consentTo(url, 'mary-jackson', 'link_code');
    const body = { link_code, code_verifier: pkce.verifier };
    return ada.call(e.finalizeSocialLink, { path: { provider: 'github' }, body });
  }

  return {
    visitor,
    ada,
    ownTeam,
    signIn,
    mailToken,
    team,
    app,
    member,
    deployment,
    uploaded,
    device,
    variable,
    integration,
    neonProject,
    neonBranch,
    redisSubscription,
    connected,
    customDomain,
    invite,
    consentTo,
    connectNeon,
    linkGithub,
  };
}
