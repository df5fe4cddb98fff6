import preview from '../../../../.storybook/preview.tsx';
import { Grid } from '../grid/index.ts';
import { Link } from '../link/index.ts';
import { guide } from './PasswordField.docs.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = preview.meta({
  title: 'Components/PasswordField',
  component: PasswordField,
  parameters: { guide },
  tags: ['autodocs'],
  args: { label: 'Password', autoComplete: 'current-password' as const },
});

/** The button shows and hides the password, and its name says which. */
export const Default = meta.story();

/** Default, with a link next to the label, invalid and disabled. */
export const States = meta.story({
  render: () => (
    <Grid columns={2}>
      <PasswordField
        label="Password"
        autoComplete="current-password"
        size="lg"
        labelEnd={<Link href="#forgot">Forgot password?</Link>}
        defaultValue="quayside-demo"
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        description="8 to 40 characters"
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        isInvalid
        errorMessage="The passwords do not match"
        defaultValue="quay"
      />
      <PasswordField label="Disabled" autoComplete="current-password" isDisabled />
    </Grid>
  ),
});
