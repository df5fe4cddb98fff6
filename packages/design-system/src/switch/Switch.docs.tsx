import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Switch } from './Switch.tsx';

export const guide: Guide = {
  reactAria: 'Switch',
  pattern: 'switch',
  use: ['For a setting that takes effect at once.'],
  avoid: [
    { when: 'For settings that need Save:', instead: 'Checkbox' },
    { when: 'For an action that can fail late or needs a confirmation:', instead: 'Button' },
  ],
  rules: [
    {
      do: {
        text: 'Name the setting. The switch shows the state.',
        show: <Switch defaultSelected>Single-key shortcuts</Switch>,
      },
      dont: {
        text: 'Change the label with the state.',
        show: <Switch defaultSelected>Shortcuts are on</Switch>,
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to it, and on.' },
    { keys: ['Space'], does: 'Turns it.' },
  ],
  screenReader: ['A switch, named by its text: on or off.'],
};
