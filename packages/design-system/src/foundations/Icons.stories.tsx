import {
  Braces,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleSlash,
  CircleX,
  Clock,
  Copy,
  Ellipsis,
  LoaderCircle,
  Rocket,
  RotateCw,
  ScrollText,
  Search,
  Trash2,
  TriangleAlert,
  Upload,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

import preview from '../../../../.storybook/preview.tsx';
import { Heading } from '../heading/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import * as styles from './foundations.css.ts';

const meta = preview.meta({
  title: 'Foundations/Icons',
  parameters: {
    docs: {
      description: {
        component:
          'lucide at 16 px with a stroke of 1.75 of 24; 14 in badges, 12 for sort marks, 20 for ' +
          'steps. An icon stands beside words and is hidden from screen readers, or it is the whole ' +
          'of a control that has a name (`IconButton` asks for it). Icons carry no colour of their own.',
      },
    },
  },
  tags: ['autodocs'],
});

const icons: readonly [name: string, Icon: LucideIcon, meaning: string][] = [
  ['circle-check', CircleCheck, 'Ready, succeeded'],
  ['loader-circle', LoaderCircle, 'Running'],
  ['circle-x', CircleX, 'Failed'],
  ['triangle-alert', TriangleAlert, 'Degraded, warning'],
  ['circle-alert', CircleAlert, 'An error that can be put right'],
  ['circle-dashed', CircleDashed, 'Waiting'],
  ['clock', Clock, 'Queued'],
  ['circle-slash', CircleSlash, 'Cancelled'],
  ['rocket', Rocket, 'Deployments'],
  ['rotate-cw', RotateCw, 'Redeploy, try again'],
  ['scroll-text', ScrollText, 'Logs'],
  ['braces', Braces, 'Environment variables'],
  ['upload', Upload, 'Upload'],
  ['search', Search, 'Search'],
  ['copy', Copy, 'Copy'],
  ['ellipsis', Ellipsis, 'More actions'],
  ['trash-2', Trash2, 'Delete'],
];

/** One meaning for each, in the four sizes. */
export const Icons = meta.story({
  render: () => (
    <Stack>
      <Heading level={1}>Icons</Heading>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">12, 14, 16 and 20 px</th>
            <th scope="col">Means</th>
          </tr>
        </thead>
        <tbody>
          {icons.map(([name, Icon, meaning]) => (
            <tr key={name}>
              <td>
                <Text isMono>{name}</Text>
              </td>
              <td>
                <span className={styles.icons}>
                  {[12, 14, 16, 20].map((size) => (
                    <Icon key={size} size={size} strokeWidth={1.75} aria-hidden />
                  ))}
                </span>
              </td>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  ),
});
