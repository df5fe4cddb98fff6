import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { PasswordField } from './PasswordField.tsx';

export const guide: Guide = {
  reactAria: 'TextField',
  use: ['For a password, old or new, with `autoComplete` `current-password` or `new-password`.'],
  avoid: [{ when: 'For a code or a name that is not secret:', instead: 'TextField' }],
  rules: [
    {
      do: {
        text: 'Allow pasting and showing: password managers create long passwords.',
        show: (
          <PasswordField label="New password" autoComplete="new-password" defaultValue="quay" />
        ),
      },
      dont: {
        text: 'Count down attempts or tick rules off in its error. Say the rule once, in the description.',
        show: (
          <PasswordField
            label="New password"
            isInvalid
            errorMessage="Wrong. 2 attempts left!"
            autoComplete="new-password"
          />
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the field, then to the button that shows what is typed.' },
    { keys: ['Enter', 'Space'], does: 'On the button: shows or hides it.' },
  ],
  screenReader: [
    'A password field; its characters are not read out until they are shown.',
    'The button is named by its action, "Show password" or "Hide password".',
    'Caps Lock is announced while typing.',
  ],
};
