import { fn } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { sampleFooter } from '../../testing/sampleFooter.tsx';
import { VerifyUpdateEmailScreen } from './VerifyUpdateEmailScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Verifying Email Update',
  tags: ['autodocs'],
  component: VerifyUpdateEmailScreen,
  parameters: { hasLandmarks: true },
  args: {
    logInHref: '/login',
    settingsHref: '/settings',
    footer: sampleFooter,
  },
});

export const Working = meta.story({ args: { view: { kind: 'working' } } });

export const Done = meta.story({ args: { view: { kind: 'done' } } });

export const Lapsed = meta.story({ args: { view: { kind: 'lapsed' } } });

export const MissingToken = meta.story({ args: { view: { kind: 'missing' } } });

export const Taken = meta.story({ args: { view: { kind: 'taken' } } });

export const Failed = meta.story({
  args: {
    view: {
      kind: 'failed',
      message: 'The platform took too long to respond. Try again.',
      onRetry: fn(),
    },
  },
});

export const Narrow = meta.story({
  args: { view: { kind: 'taken' } },
  globals: { viewport: { value: 'mobile1' } },
});

export const RightToLeft = meta.story({
  args: { view: { kind: 'lapsed' } },
  globals: { dir: 'rtl' },
});
