import { pageOf } from '../schemas/common.ts';
import { createCustomDomainBodySchema, customDomainSchema } from '../schemas/customDomains.ts';
import { created, defineEndpoints, json, noContent, ok } from './endpoint.ts';

/** Custom domains of an app. */
export const customDomainEndpoints = /* @__PURE__ */ defineEndpoints({
  listCustomDomains: {
    method: 'GET',
    path: '/apps/{app_id}/custom-domains',
    auth: 'user',
    response: ok(pageOf(customDomainSchema)),
  },
  createCustomDomain: {
    method: 'POST',
    path: '/apps/{app_id}/custom-domains',
    auth: 'user',
    body: json(createCustomDomainBodySchema),
    response: created(customDomainSchema),
  },
  deleteCustomDomain: {
    method: 'DELETE',
    path: '/apps/{app_id}/custom-domains/{domain_id}',
    auth: 'user',
    response: noContent,
  },
  restartCustomDomainSetup: {
    method: 'POST',
    path: '/apps/{app_id}/custom-domains/{domain_id}/restart-setup',
    auth: 'user',
    response: ok(customDomainSchema),
  },
});
