import { fn } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { Grid } from '../grid/index.ts';
import { PasswordField } from '../password-field/index.ts';
import { TextField } from '../text-field/index.ts';
import { guide } from './Form.docs.tsx';
import { Form } from './Form.tsx';

const fields = (
  <>
    <TextField name="email" type="email" label="Email" autoComplete="username" isRequired />
    <PasswordField name="password" label="Password" autoComplete="current-password" isRequired />
    <Button type="submit" variant="primary">
      Log In
    </Button>
  </>
);

const meta = preview.meta({
  title: 'Components/Form',
  component: Form,
  parameters: { guide },
  tags: ['autodocs'],
  args: { children: fields, onSubmit: fn() },
  decorators: [
    (Story) => (
      <Grid columns={3}>
        <Story />
      </Grid>
    ),
  ],
});

/** Submitting it empty focuses the first field, which shows what is missing. */
export const Default = meta.story();

/** A server response, by field name. */
export const ServerErrors = meta.story({
  args: { validationErrors: { password: 'That is not the password of this account.' } },
});
