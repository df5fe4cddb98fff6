import { expect, fn } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { loading, ready } from '../../loadable.ts';
import { failedWith, refreshing } from '../../testing/failures.ts';
import { sampleVariable, sampleVariables } from '../../testing/samples.ts';
import { withStoryTime } from '../../testing/withStoryTime.tsx';
import { EnvironmentVariablesScreen } from './EnvironmentVariablesScreen.tsx';
import type { EnvironmentVariablesScreenProps } from './EnvironmentVariablesScreen.tsx';

const props: EnvironmentVariablesScreenProps = {
  variables: ready(sampleVariables),
  search: '',
  onSearchChange: fn(),
};

const retry = fn();

const meta = preview.meta({
  title: 'Screens/Environment Variables',
  parameters: { isPage: true },
  component: EnvironmentVariablesScreen,
  decorators: [withStoryTime],
  args: props,
});

export const Ready = meta.story({
  async play({ canvas, userEvent }) {
    await expect(canvas.queryByText('smtp.example.com')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Reveal SMTP_HOST' }));
    await expect(canvas.getByText('smtp.example.com')).toBeVisible();
    await expect(canvas.queryByText('info')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide SMTP_HOST' }));
    await expect(canvas.queryByText('smtp.example.com')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /SECRET_KEY/ })).toBeNull();
  },
});

export const Loading = meta.story({ args: { variables: loading } });

export const Empty = meta.story({ args: { variables: ready([]) } });

export const Failed = meta.story({
  args: { variables: failedWith(retry) },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalled();
  },
});

export const Refreshing = meta.story({ args: { variables: refreshing(sampleVariables) } });

export const Searching = meta.story({
  args: { search: 'log' },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await expect(canvas.getByText('LOG_LEVEL')).toBeVisible();
  },
});

export const NothingFound = meta.story({
  args: { search: 'lighthouse' },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Search' }));
    await expect(args.onSearchChange).toHaveBeenCalledWith('');
  },
});

export const LongContent = meta.story({
  args: {
    variables: ready([
      sampleVariable({ name: `A_${'VERY_'.repeat(12)}LONG_NAME`, value: '', agoMs: 0 }),
      sampleVariable({
        name: 'SIGNING_KEY',
        value: `-----BEGIN PRIVATE KEY-----\n${'MC4CAQAwBQYDK2VwBCIEIA'.repeat(9)}\n-----END PRIVATE KEY-----`,
        agoMs: 0,
      }),
    ]),
  },
  async play({ canvas, userEvent }) {
    for (const button of canvas.getAllByRole('button', { name: /^Reveal/ })) {
      await userEvent.click(button);
    }
    await expect(canvas.getByText('Empty')).toBeVisible();
    await expect(canvas.getByText(/BEGIN PRIVATE KEY/)).toBeVisible();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } } });

export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });
