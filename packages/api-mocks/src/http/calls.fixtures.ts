import { buildEndpointPath, endpoints, type EndpointId } from '@quayside/api-contract';

const id = '00000000-0000-4000-8000-000000000000';

/** A valid value for each path parameter. */
const params = {
  app_id: id,
  branch_id: 'br-a',
  deployment_id: id,
  domain_id: id,
  email: 'someone@example.com',
  environment_variable_name: 'NAME',
  integration: 'neon',
  integration_id: id,
  inv_id: id,
  project_id: 'project-a',
  provider: 'github',
  resource_id: id,
  subscription_id: 1,
  team_id: id,
  token_id: id,
  user_code: 'AAAA-AAAA',
  user_id: id,
};

/** A call that is routed to an endpoint, with possibly invalid input. */
export function callFor(endpointId: EndpointId): { path: string; init: { method: string } } {
  const { path, method } = endpoints[endpointId];
  return { path: buildEndpointPath(path, params), init: { method } };
}
