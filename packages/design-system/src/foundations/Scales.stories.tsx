import type { ReactNode } from 'react';

import preview from '../../../../.storybook/preview.tsx';
import { Heading } from '../heading/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { comfortable, compact, shared } from '../theme/shared.ts';
import * as styles from './foundations.css.ts';

const meta = preview.meta({
  title: 'Foundations/Scales',
  parameters: {
    docs: {
      description: {
        component:
          'A 4 px grid; six sizes of type, each with its line height; radius 8 outside, 6 inside, 4 ' +
          'for the smallest, full for badges; motion of 120 to 200 ms, of transform and opacity ' +
          'only, and none where a person prefers none.',
      },
    },
  },
  tags: ['autodocs'],
});

interface ScaleProps {
  name: string;
  values: Readonly<Record<string, string>>;
  show?: (value: string) => ReactNode;
}

function Scale({ name, values, show }: ScaleProps) {
  return (
    <table className={styles.table}>
      <caption>
        <Heading level={2}>{name}</Heading>
      </caption>
      <thead>
        <tr>
          <th scope="col">Step</th>
          <th scope="col">Value</th>
          {show && <th scope="col">Picture</th>}
        </tr>
      </thead>
      <tbody>
        {Object.entries(values).map(([step, value]) => (
          <tr key={step}>
            <td>{step}</td>
            <td>
              <Text isMono>{value}</Text>
            </td>
            {show && <td>{show(value)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const bar = (length: string) => (
  <svg aria-hidden width="100%" height={12}>
    <rect width={length} height={12} fill="var(--qs-accent-line)" />
  </svg>
);

const corner = (radius: string) => (
  <svg aria-hidden width={48} height={32}>
    <rect
      width={48}
      height={32}
      rx={Math.min(16, Number.parseInt(radius, 10))}
      fill="var(--qs-fill)"
    />
  </svg>
);

/** Steps of the 4 px grid. */
export const Space = meta.story({
  render: () => <Scale name="Space" values={shared.space} show={bar} />,
});

/** Six sizes and their line heights, two families, three weights. */
export const Type = meta.story({
  render: () => (
    <Stack gap={8}>
      <Stack gap={3}>
        {([28, 20, 16, 14, 13, 12] as const).map((size) => (
          <Text key={size} size={size}>
            {`${size} Every ship has a berth 0123456789 `}
            <Text isMono size={size}>
              9d2c42a7
            </Text>
          </Text>
        ))}
      </Stack>
      <Scale name="Sizes" values={shared.fontSize} />
      <Scale name="Line heights" values={shared.leading} />
      <Scale name="Weights" values={shared.weight} />
    </Stack>
  ),
});

/** Corner radii: outside, inside, the smallest, and badges. */
export const Radius = meta.story({
  render: () => <Scale name="Radius" values={shared.radius} show={corner} />,
});

/** Durations and easings. All durations are zero with `prefers-reduced-motion`. */
export const Motion = meta.story({
  render: () => (
    <Stack gap={8}>
      <Scale name="Durations" values={shared.duration} />
      <Scale name="Easings" values={shared.ease} />
    </Stack>
  ),
});

/** Two densities, and all of their differences. */
export const Density = meta.story({
  render: () => (
    <Stack gap={8}>
      <Scale name="Comfortable" values={comfortable} show={bar} />
      <Scale name="Compact" values={compact} show={bar} />
    </Stack>
  ),
});
