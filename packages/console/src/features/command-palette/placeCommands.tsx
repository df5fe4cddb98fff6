import type { App, Deployment, Team } from '@quayside/api-contract';
import { Pennant } from '@quayside/design-system';
import { Rocket, Users } from 'lucide-react';

import { describeDeploymentStatus } from '../../ui/describeDeploymentStatus.ts';
import type { Messages } from '../../runtime/messages/messages.ts';
import { buildPath } from '../../runtime/navigation/paths.ts';
import { shortenId } from '../../ui/shortenId.ts';
import type { PaletteCommand } from './PaletteCommand.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

// The palette prepares each command once for searching: an app that is still the same keeps its command.
const commandsOfApps = new WeakMap<App, { team: Team; group: string; command: PaletteCommand }>();

/** The way to each app: apps of teams that are not known are left out. */
export function appCommands(
  apps: readonly App[],
  teams: readonly Team[],
  group: string,
): PaletteCommand[] {
  const teamsById = new Map(teams.map((team) => [team.id, team]));
  return apps.flatMap((app) => {
    const team = teamsById.get(app.team_id);
    if (team === undefined) return [];
    const known = commandsOfApps.get(app);
    if (known?.team === team && known.group === group) return [known.command];
    const command: PaletteCommand = {
      id: app.id,
      name: app.name,
      hint: app.slug,
      group,
      icon: <Pennant id={app.id} size={16} />,
      detail: team.name,
      effect: { pathOf: () => buildPath('general', { teamSlug: team.slug, appSlug: app.slug }) },
    };
    commandsOfApps.set(app, { team, group, command });
    return [command];
  });
}

/** The way to each team. */
export function teamCommands(teams: readonly Team[], group: string): PaletteCommand[] {
  return teams.map((team) => ({
    id: team.id,
    name: team.name,
    hint: team.slug,
    group,
    icon: <Users {...icon} />,
    effect: { pathOf: () => buildPath('apps', { teamSlug: team.slug }) },
  }));
}

interface DeploymentPlaces {
  deployments: readonly Deployment[];
  apps: readonly App[];
  teams: readonly Team[];
}

/** A command for each deployment, found by its id, app and status. */
export function deploymentCommands(
  { deployments, apps, teams }: DeploymentPlaces,
  group: string,
  statuses: Messages['deploymentStatus'],
): PaletteCommand[] {
  return deployments.flatMap((deployment) => {
    const app = apps.find(({ id }) => id === deployment.app_id);
    const team = app && teams.find(({ id }) => id === app.team_id);
    if (app === undefined || team === undefined) return [];
    const params = { teamSlug: team.slug, appSlug: app.slug, deploymentId: deployment.id };
    return {
      id: deployment.id,
      name: shortenId(deployment.id),
      hint: describeDeploymentStatus(deployment.status, statuses).label,
      keywords: [deployment.id, app.name, app.slug],
      group,
      icon: <Rocket {...icon} />,
      detail: app.name,
      effect: { pathOf: () => buildPath('deployment', params) },
    };
  });
}
