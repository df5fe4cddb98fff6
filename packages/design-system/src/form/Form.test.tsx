import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { Button } from '../button/index.ts';
import { Radio, RadioGroup } from '../radio-group/index.ts';
import { renderThemed } from '../renderThemed.fixtures.tsx';
import { Select, SelectItem } from '../select/index.ts';
import { TextField } from '../text-field/index.ts';
import { Form } from './index.ts';

type Errors = Record<string, string>;

function Registration({ respond }: { respond: () => Promise<Errors> }) {
  const [errors, setErrors] = useState<Errors>({});
  return (
    <Form
      validationErrors={errors}
      onSubmit={(event) => {
        event.preventDefault();
        void respond().then(setErrors);
      }}
    >
      <TextField name="name" label="Full name" isRequired />
      <TextField name="email" label="Email" type="email" isRequired />
      <Button type="submit">Sign Up</Button>
    </Form>
  );
}

test('focuses the first missing field on submit', async () => {
  const screen = await renderThemed(<Registration respond={() => Promise.resolve({})} />);
  await screen.getByLabelText('Full name').fill('Ada');
  await screen.getByRole('button', { name: 'Sign Up' }).click();
  const email = screen.getByLabelText('Email');
  await expect.element(email).toHaveFocus();
  await expect.element(email).toBeInvalid();
  await expect.element(email).toHaveAccessibleDescription(/fill/i);
});

test('announces an error of the field that has the focus, and of no other', async () => {
  const screen = await renderThemed(<Registration respond={() => Promise.resolve({})} />);
  await screen.getByLabelText('Full name').click();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByLabelText('Full name')).toHaveFocus();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Please fill out this field.');
  expect(screen.getByText(/fill/i).elements()).toHaveLength(2);
  expect(screen.getByRole('alert').elements()).toHaveLength(1);
});

test('shows a server error at its field until the field changes', async () => {
  const screen = await renderThemed(
    <Registration respond={() => Promise.resolve({ email: 'Already in use' })} />,
  );
  await screen.getByLabelText('Full name').fill('Ada');
  await screen.getByLabelText('Email').fill('ada@example.com');
  await screen.getByRole('button', { name: 'Sign Up' }).click();
  const email = screen.getByLabelText('Email');
  await expect.element(email).toHaveAccessibleDescription('Already in use');
  await expect.element(email).toHaveFocus();
  await email.fill('ada@example.org');
  await userEvent.tab();
  await expect.element(screen.getByText('Already in use')).not.toBeInTheDocument();
});

test('a late response does not move focus while the user types', async () => {
  const { promise: late, resolve: respond } = Promise.withResolvers<Errors>();
  const screen = await renderThemed(<Registration respond={() => late} />);
  await screen.getByLabelText('Full name').fill('Ada');
  await screen.getByLabelText('Email').fill('ada@example.com');
  await userEvent.keyboard('{Enter}');
  await screen.getByLabelText('Full name').fill('Ada Lovelace');
  respond({ email: 'Already in use' });
  await expect.element(screen.getByText('Already in use')).toBeVisible();
  await expect.element(screen.getByLabelText('Full name')).toHaveFocus();
});

test.each<{ errors: Errors; role: string; name: RegExp }>([
  { errors: { region: 'Full', size: 'Too small' }, role: 'button', name: /Region/ },
  { errors: { size: 'Too small', email: 'In use' }, role: 'radio', name: /Small/ },
])('focuses the $role that a server rejects', async ({ errors: serverErrors, role, name }) => {
  function Choices() {
    const [errors, setErrors] = useState<Errors>({});
    return (
      <Form
        validationErrors={errors}
        onSubmit={(event) => {
          event.preventDefault();
          setErrors(serverErrors);
        }}
      >
        <TextField label="Name" />
        <Select label="Region" name="region">
          <SelectItem id="eu">Europe</SelectItem>
        </Select>
        <RadioGroup label="Size" name="size">
          <Radio value="s">Small</Radio>
        </RadioGroup>
        <TextField label="Email" name="email" />
        <Button type="submit">Create</Button>
      </Form>
    );
  }
  const screen = await renderThemed(<Choices />);
  await screen.getByRole('button', { name: 'Create' }).click();
  await expect.element(screen.getByRole(role, { name })).toHaveFocus();
});
