import { pageOf } from '../schemas/common.ts';
import { createCustomDomainBodySchema, customDomainSchema } from '../schemas/customDomains.ts';
import { created, defineEndpoints, json, noContent, ok } from './endpoint.ts';

/** Host names of one's own. */
export const customDomainEndpoints = /* @__PURE__ */ defineEndpoints({
  listCustomDomains: {
    method: 'GET',
    path: '/apps/{app_id}/custom-domains',
    auth: 'user',
    summary: 'List the custom domains of an app',
    response: ok(pageOf(customDomainSchema)),
    errors: { 404: ['App not found'] },
  },
  createCustomDomain: {
    method: 'POST',
    path: '/apps/{app_id}/custom-domains',
    auth: 'user',
    summary: 'Add a custom domain to an app',
    body: json(createCustomDomainBodySchema),
    response: created(customDomainSchema),
    errors: { 404: ['App not found'], 409: ['Custom domain already exists'] },
  },
  deleteCustomDomain: {
    method: 'DELETE',
    path: '/apps/{app_id}/custom-domains/{domain_id}',
    auth: 'user',
    summary: 'Remove a custom domain',
    response: noContent,
    errors: { 404: ['App not found', 'Custom domain not found'] },
  },
  restartCustomDomainSetup: {
    method: 'POST',
    path: '/apps/{app_id}/custom-domains/{domain_id}/restart-setup',
    auth: 'user',
    summary: "Check a custom domain's setup again from the start",
    response: ok(customDomainSchema),
    errors: { 404: ['App not found', 'Custom domain not found'] },
  },
});
