import { neonProjects } from '../platform/providers/neon.ts';
import { redisSubscriptions } from '../platform/providers/redis.ts';
import { assumedProject } from '../platform/builds/project.ts';
import type { Platform } from '../platform/platform.ts';

function one<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`The stage has no ${what}`);
  return found;
}

/**
 * Creates an object for every path parameter, all in Tidewater Labs and its app Tide Tables, so
 * that the response of a call depends only on the caller. Returns the parameters, and the objects for bodies.
 */
export async function setStage(platform: Platform) {
  const { rows } = platform.dataset;
  const person = (email: string) => one(rows.users.where('email', email)[0], email);
  const ada = person('ada@example.com');
  const margaret = person('margaret@example.com');
  const team = one(rows.teams.where('slug', 'tidewater-labs')[0], 'team');
  const app = one(rows.apps.where('host_label', 'tide-tables')[0], 'app');
  const [neon, redis] = platform.integrations.list(team);
  const project = one(neonProjects(one(neon, 'Neon'))[0], 'project');
  const subscription = one(redisSubscriptions(one(redis, 'Redis Cloud'))[0], 'subscription');

  const waiting = platform.deployments.create(app);
  platform.deployments.receiveArchive(waiting, {
    size_bytes: 4_096,
    sha256: '0'.repeat(64),
    contents: 'not-looked-at',
    project: assumedProject,
  });
  const device = platform.devices.request('fastapi-cli');
  const letIn = platform.devices.request('fastapi-cli');
  platform.devices.authorize(ada, letIn.user_code);
  const invitation = platform.invitations.create(ada, {
    team_id: team.id,
    email: 'joan@example.org',
  });
  const newDomain = { name: 'tides.harbour.example', is_using_pre_validation: true };
  const domain = platform.customDomains.add(app, newDomain);
  const deployToken = platform.deployTokens.create(app, 'ci', 90);

  platform.users.recoverPassword(margaret.email);
  platform.users.requestEmailChange(margaret, 'hamilton@example.com');
  const newcomer = { email: 'hedy@example.org', password: 'frequency', full_name: 'Hedy Lamarr' };
  await platform.users.signUp(newcomer);
  const mailed = (to: string) => one(platform.mails.list(to)[0], `mail to ${to}`).token;

  const [finished] = rows.deployments.where('app_id', app.id);
  const [resource] = rows.resources.where('app_id', app.id);
  return {
    deployToken: deployToken.value,
    adminId: person('katherine@example.com').id,
    waitingDeploymentId: waiting.id,
    redisId: one(redis, 'Redis Cloud').id,
    neonPlace: {
      type: 'neon',
      project_id: project.id,
      branch_id: one(project.branches[0], 'branch').id,
      database_name: 'neondb',
    },
    userCode: device.user_code,
    deviceCode: letIn.device_code,
    tokens: {
      invitation: mailed('ada@example.com'),
      recovery: mailed(margaret.email),
      newEmail: mailed('hamilton@example.com'),
      signup: mailed(newcomer.email),
    },
    path: {
      app_id: app.id,
      branch_id: one(project.branches[0], 'branch').id,
      deployment_id: one(finished, 'finished deployment').id,
      domain_id: domain.id,
      email: 'grace@example.com',
      environment_variable_name: 'LOG_LEVEL',
      integration: 'neon',
      integration_id: one(neon, 'Neon').id,
      inv_id: invitation.id,
      project_id: project.id,
      provider: 'github',
      resource_id: one(resource, 'resource').id,
      subscription_id: subscription.id,
      team_id: team.id,
      token_id: deployToken.id,
      user_code: device.user_code,
      user_id: margaret.id,
    },
  };
}

/** Values of path parameters, and objects that bodies refer to. */
export type Stage = Awaited<ReturnType<typeof setStage>>;
