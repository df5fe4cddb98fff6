import { HttpError } from '@quayside/api-contract';
import { ThemeProvider } from '@quayside/design-system';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';

import { FieldValidationError } from './FieldValidationError.ts';
import { FormView } from './FormView.tsx';
import { TextFieldControl } from './TextFieldControl.tsx';
import type { Draft } from './useDraft.ts';
import { useZodForm } from './useZodForm.ts';
import type { ZodFormOptions } from './useZodForm.ts';

const schema = z.object({
  name: z.string(),
  email: z.string().check(z.trim(), z.minLength(1, 'Email is required')),
});

type Values = z.output<typeof schema>;

function Sample(options: Partial<ZodFormOptions<Values, Values>>) {
  const form = useZodForm({
    schema,
    defaultValues: { name: 'Ada', email: '' },
    onSubmit: () => Promise.resolve(),
    ...options,
  });
  return (
    <ThemeProvider>
      <FormView form={form}>
        <TextFieldControl form={form} name="name" label="Name" />
        <TextFieldControl form={form} name="email" label="Email" />
        <button>{form.isPending ? 'Saving' : form.formState.isDirty ? 'Save' : 'Saved'}</button>
        <button type="button" onClick={() => form.reset()}>
          Undo
        </button>
      </FormView>
    </ThemeProvider>
  );
}

const httpError = (status: number, detail: unknown) =>
  new HttpError('updateMe', { status, statusText: '', body: { detail } });

test('an invalid field gets focus and its message, and is not submitted until it changes', async () => {
  const onSubmit = vi.fn<(values: Values) => Promise<void>>(async () => {});
  const screen = await render(<Sample onSubmit={onSubmit} />);
  const email = screen.getByLabelText('Email');
  await screen.getByRole('button', { name: 'Saved' }).click();
  await expect.element(email).toHaveAccessibleDescription('Email is required');
  await expect.element(email).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();

  await email.fill(' ada@example.com');
  await expect.element(screen.getByText('Email is required')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Save' }).click();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Ada', email: 'ada@example.com' });
});

test('a message stays gone while the user types on', async () => {
  const screen = await render(<Sample />);
  await screen.getByRole('button', { name: 'Saved' }).click();
  await screen.getByLabelText('Email').fill('a');
  await userEvent.keyboard('{Backspace}');
  await expect.element(screen.getByLabelText('Email')).toHaveValue('');
  await expect.element(screen.getByText('Email is required')).not.toBeInTheDocument();
});

test('an error of the server is shown at its field, by its name on the wire', async () => {
  const onSubmit = () =>
    Promise.reject(
      httpError(422, [{ loc: ['body', 'username'], msg: 'Taken', type: 'value_error' }]),
    );
  const screen = await render(<Sample onSubmit={onSubmit} wireNames={{ email: 'username' }} />);
  const email = screen.getByLabelText('Email');
  await email.fill('ada@example.com');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(email).toHaveAccessibleDescription('Taken');
  await expect.element(screen.getByText('Taken')).toHaveAttribute('lang', 'en');
  await expect.element(email).toHaveFocus();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(email).toHaveValue('ada@example.com');
});

test('a `FieldValidationError` of the caller is shown at its field', async () => {
  const onSubmit = () => Promise.reject(new FieldValidationError({ name: 'This name is taken' }));
  const screen = await render(<Sample onSubmit={onSubmit} />);
  await screen.getByLabelText('Email').fill('ada@example.com');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect
    .element(screen.getByLabelText('Name'))
    .toHaveAccessibleDescription('This name is taken');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('an error about no field is shown above the form until the next submit', async () => {
  const onError = vi.fn<(error: unknown) => void>();
  const onSubmit = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(httpError(400, 'Not today'))
    .mockResolvedValueOnce();
  const screen = await render(<Sample onSubmit={onSubmit} onError={onError} />);
  await screen.getByLabelText('Email').fill('ada@example.com');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Not today');
  await expect.element(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(onError).toHaveBeenCalledOnce();

  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('a form is submitted once, however often the button is pressed', async () => {
  const onSubmit = vi.fn<() => Promise<void>>(() => new Promise(() => {}));
  const screen = await render(<Sample onSubmit={onSubmit} />);
  await screen.getByLabelText('Email').fill('ada@example.com');
  await screen.getByRole('button', { name: 'Save' }).click();
  await screen.getByRole('button', { name: 'Saving' }).click();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('new defaults show in fields that were not edited, and store the errors', async () => {
  const onSubmit = () => Promise.reject(new FieldValidationError({ name: 'This name is taken' }));
  const before = { name: 'Ada', email: 'ada@example.com' };
  const screen = await render(<Sample defaultValues={before} onSubmit={onSubmit} />);
  await screen.getByLabelText('Name').fill('Ada L.');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('This name is taken')).toBeVisible();
  const after = { name: 'Augusta', email: 'ada@example.org' };
  await screen.rerender(<Sample defaultValues={after} onSubmit={onSubmit} />);
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Ada L.');
  await expect.element(screen.getByLabelText('Email')).toHaveValue('ada@example.org');
  await expect.element(screen.getByText('This name is taken')).toBeVisible();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Augusta');
  await expect.element(screen.getByRole('button', { name: 'Saved' })).toBeVisible();
});

test('new defaults that equal what was typed leave nothing to save', async () => {
  const screen = await render(<Sample />);
  await screen.getByLabelText('Name').fill('Ada L.');
  await expect.element(screen.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await screen.rerender(<Sample defaultValues={{ name: 'Ada L.', email: '' }} />);
  await expect.element(screen.getByRole('button', { name: 'Saved' })).toBeVisible();
});

test('a draft that is found late is restored, and deleted after the submit', async () => {
  const store = vi.fn<Draft<Values>['store']>();
  function WithDraft() {
    const [isKnown, setKnown] = useState(false);
    return (
      <>
        <Sample draft={{ value: isKnown ? { email: 'ada@example.com' } : undefined, store }} />
        <button onClick={() => setKnown(true)}>Find</button>
      </>
    );
  }
  const screen = await render(<WithDraft />);
  await screen.getByRole('button', { name: 'Find' }).click();
  await expect.element(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  await screen.getByLabelText('Name').fill('Ada L.');
  expect(store).toHaveBeenLastCalledWith({ email: 'ada@example.com', name: 'Ada L.' });
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeVisible();
  expect(store).toHaveBeenLastCalledWith(undefined);
});

test('a draft that is found late does not replace what was typed', async () => {
  const store = () => {};
  const screen = await render(<Sample draft={{ value: undefined, store }} />);
  await screen.getByLabelText('Name').fill('Ada L.');
  await screen.rerender(<Sample draft={{ value: { name: 'Augusta' }, store }} />);
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Ada L.');
});

test('undo shows the defaults, whatever the draft still holds', async () => {
  const draft = { value: { name: 'Ada L.' }, store: () => {} };
  const screen = await render(<Sample draft={draft} />);
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Ada L.');
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Ada');
  await expect.element(screen.getByRole('button', { name: 'Saved' })).toBeVisible();
});

test('what is typed during a submit stays, and the other fields are reset', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const store = vi.fn<Draft<Values>['store']>();
  const screen = await render(
    <Sample onSubmit={() => promise} resetsOnSuccess draft={{ value: undefined, store }} />,
  );
  await screen.getByLabelText('Name').fill('Ada King');
  await screen.getByLabelText('Email').fill('ada@example.com');
  await screen.getByRole('button', { name: 'Save' }).click();
  await screen.getByLabelText('Name').fill('Ada Lovelace');
  resolve();
  await expect.element(screen.getByLabelText('Email')).toHaveValue('');
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Ada Lovelace');
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeVisible();
  expect(store).toHaveBeenLastCalledWith({ name: 'Ada Lovelace' });
});

test('a submitted field shows the defaults that arrived during the submit', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const onSubmit = () => promise;
  const before = { name: 'Ada', email: 'ada@example.com' };
  const screen = await render(
    <Sample defaultValues={before} onSubmit={onSubmit} resetsOnSuccess />,
  );
  await screen.getByLabelText('Name').fill(' Ada King');
  await screen.getByRole('button', { name: 'Save' }).click();
  const after = { name: 'Ada King', email: 'ada@example.com' };
  await screen.rerender(<Sample defaultValues={after} onSubmit={onSubmit} resetsOnSuccess />);
  resolve();
  await expect.element(screen.getByRole('button', { name: 'Saved' })).toBeVisible();
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Ada King');
});

test('a submit can resolve with values to show instead of the defaults', async () => {
  const onSubmit = async () => ({ email: 'rejected@example.com' });
  const screen = await render(<Sample onSubmit={onSubmit} resetsOnSuccess />);
  await screen.getByLabelText('Email').fill('ada@example.com');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByLabelText('Email')).toHaveValue('rejected@example.com');
});
