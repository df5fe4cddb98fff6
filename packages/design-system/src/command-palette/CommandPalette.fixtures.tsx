import { Braces, Link2, Rocket, RotateCw, ScrollText, SunMoon } from 'lucide-react';

import { Kbd } from '../kbd/index.ts';
import { Pennant } from '../pennant/index.ts';
import type { Command } from './commands.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

const app = (slug: string, name: string, team: string): Command => ({
  id: slug,
  name,
  hint: slug,
  group: 'Apps',
  icon: <Pennant id={slug} size={16} />,
  detail: team,
});

const deployments: readonly Command[] = ['b71e4c…90aa13', '3f9a1c…7d21e4', 'e05d77…c1b8f2'].map(
  (id, index) => ({
    id,
    name: id,
    hint: index === 0 ? 'live' : undefined,
    detail: `${index + 1} h ago`,
  }),
);

/** Commands like those of the console. */
export const sampleCommands: readonly Command[] = [
  app('harbour-api', 'Harbour API', 'Tidewater Labs'),
  app('harbour-master', 'Harbour Master', 'Ada Lovelace'),
  app('tide-tables', 'Tide Tables', 'Tidewater Labs'),
  {
    id: 'deployments',
    name: 'Deployments',
    hint: 'b71e4c…90aa13 is live',
    group: 'In Harbour API',
    icon: <Rocket {...icon} />,
  },
  { id: 'logs', name: 'Logs', group: 'In Harbour API', icon: <ScrollText {...icon} /> },
  {
    id: 'variables',
    name: 'Environment Variables',
    group: 'In Harbour API',
    keywords: ['secrets', 'config'],
    icon: <Braces {...icon} />,
  },
  {
    id: 'redeploy',
    name: 'Redeploy Harbour API…',
    group: 'Actions',
    icon: <RotateCw {...icon} />,
    preview: 'Builds a deployment again with today’s variables.',
    argument: { label: 'Deployment to redeploy', commands: deployments },
  },
  {
    id: 'copy-url',
    name: 'Copy URL of Harbour API',
    hint: 'harbour-api.quayside.example',
    group: 'Actions',
    icon: <Link2 {...icon} />,
  },
  {
    id: 'theme',
    name: 'Switch Theme',
    group: 'Actions',
    keywords: ['dark', 'light'],
    icon: <SunMoon {...icon} />,
    detail: <Kbd>T</Kbd>,
  },
];

/** As many as a large team has. */
export const manyCommands: readonly Command[] = Array.from({ length: 2000 }, (_, index) =>
  app(`berth-${index}`, `Berth ${index}`, 'Tidewater Labs'),
);
