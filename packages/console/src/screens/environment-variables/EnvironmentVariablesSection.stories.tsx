import { expect, fn, waitFor } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { openConsole } from '../../testing/openConsole.tsx';
import { withStoryTime } from '../../testing/withStoryTime.tsx';
import { EnvironmentVariablesSection } from './EnvironmentVariablesSection.tsx';
import { EnvironmentVariablesSectionContainer } from './EnvironmentVariablesSectionContainer.tsx';
import { ready } from '../../domain/loadable.ts';
import { sampleVariables } from '../../testing/samples.ts';
import { readVariablesState } from './variablesState.ts';

const meta = preview.meta({
  title: 'Sections/Environment Variables',
  tags: ['autodocs'],
  component: EnvironmentVariablesSection,
  decorators: [withStoryTime],
  args: {
    variables: ready(sampleVariables),
    state: readVariablesState({}),
    onStateChange: fn(),
    onSave: fn(async () => {}),
  },
});

export const Ready = meta.story({});

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } } });

/** The container alone on a host's page. */
export const OverThePlatform = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { navigation } = await openConsole('/', {
      msw,
      mount,
      content: (
        <EnvironmentVariablesSectionContainer teamSlug="tidewater-labs" appSlug="harbour-api" />
      ),
    });
    await userEvent.type(await canvas.findByRole('searchbox'), 'database');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    await expect(navigation.current()).toBe('/');
  },
});
