import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Switch } from './Switch.tsx';

export const guide: Guide = {
  reactAria: 'Switch',
  pattern: 'switch',
  use: ['For a setting that takes effect the moment it is turned.'],
  avoid: [
    { when: 'For what waits for a Save:', instead: 'Checkbox' },
    { when: 'For an action that can fail slowly or needs a question:', instead: 'Button' },
  ],
  rules: [
    {
      do: {
        say: "Name what is on. The state is the switch's to say.",
        show: <Switch defaultSelected>Single-key shortcuts</Switch>,
      },
      dont: {
        say: 'Change the words with the state.',
        show: <Switch defaultSelected>Shortcuts are on</Switch>,
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to it, and on.' },
    { keys: ['Space'], does: 'Turns it.' },
  ],
  screenReader: ['A switch, named by its words, that says on or off.'],
};
