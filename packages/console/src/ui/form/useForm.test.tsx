import { HttpError } from '@quayside/api-contract';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { FieldRefusal, useForm } from './useForm.ts';
import type { FormOptions } from './useForm.ts';
import type { Draft } from './useDraft.ts';

interface Values {
  name: string;
  email: string;
}

interface Options extends Partial<FormOptions<Values>> {
  /** Sends what is typed, and settles it when that has arrived. */
  save?: () => Promise<void>;
}

function Sample({ save, ...options }: Options) {
  const form = useForm<Values>({
    initial: { name: 'Ada', email: '' },
    check: ({ email }) => (email === '' ? { email: 'Email is required' } : {}),
    async onSubmit(sent) {
      if (save === undefined) return;
      await save();
      form.settle(sent);
    },
    ...options,
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <input
        aria-label="Name"
        value={form.values.name}
        onChange={(event) => form.change({ name: event.target.value })}
      />
      <input
        aria-label="Email"
        value={form.values.email}
        onChange={(event) => form.change({ email: event.target.value })}
      />
      <p>{form.errors.email}</p>
      <p>{form.errors.name}</p>
      <p role="alert">{form.refusal}</p>
      <button>{form.isPending ? 'Saving' : form.isDirty ? 'Save' : 'Saved'}</button>
      <button type="button" onClick={form.reset}>
        Undo
      </button>
    </form>
  );
}

const refusal = (status: number, detail: unknown) =>
  new HttpError('updateMe', { status, statusText: '', body: { detail } });

test('says what is wrong before it is sent, until the field changes', async () => {
  const onSubmit = vi.fn<(values: Values) => Promise<void>>(async () => {});
  const screen = await render(<Sample onSubmit={onSubmit} />);
  await screen.getByRole('button', { name: 'Saved' }).click();
  await expect.element(screen.getByText('Email is required')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();

  await screen.getByLabelText('Email').fill('ada@example.com');
  await expect.element(screen.getByText('Email is required')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Save' }).click();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Ada', email: 'ada@example.com' });
});

test('puts what the platform refuses at the field it means, by its name on the wire', async () => {
  const onSubmit = () =>
    Promise.reject(
      refusal(422, [{ loc: ['body', 'username'], msg: 'Taken', type: 'value_error' }]),
    );
  const screen = await render(<Sample onSubmit={onSubmit} wireNames={{ email: 'username' }} />);
  await screen.getByLabelText('Email').fill('ada@example.com');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Taken')).toBeVisible();
  await expect.element(screen.getByRole('alert')).toBeEmptyDOMElement();
  await expect.element(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
});

test('puts what the caller refuses at its field', async () => {
  const onSubmit = () => Promise.reject(new FieldRefusal({ name: 'Somebody has this name' }));
  const screen = await render(<Sample onSubmit={onSubmit} />);
  await screen.getByLabelText('Email').fill('ada@example.com');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Somebody has this name')).toBeVisible();
  await expect.element(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('says a refusal of the whole, and keeps what was typed', async () => {
  const onRefused = vi.fn<(error: unknown) => void>();
  const screen = await render(
    <Sample onSubmit={() => Promise.reject(refusal(400, 'Not today'))} onRefused={onRefused} />,
  );
  await screen.getByLabelText('Email').fill('ada@example.com');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Not today');
  await expect.element(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(onRefused).toHaveBeenCalledOnce();
});

test('is sent once, however often it is asked while under way', async () => {
  const onSubmit = vi.fn<() => Promise<void>>(() => new Promise(() => {}));
  const screen = await render(<Sample onSubmit={onSubmit} />);
  await screen.getByLabelText('Email').fill('ada@example.com');
  await screen.getByRole('button', { name: 'Save' }).click();
  await screen.getByRole('button', { name: 'Saving' }).click();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('shows what has changed elsewhere, but not over what was typed', async () => {
  const screen = await render(<Sample initial={{ name: 'Ada', email: 'ada@example.com' }} />);
  await screen.getByLabelText('Name').fill('Ada L.');
  await screen.rerender(<Sample initial={{ name: 'Augusta', email: 'ada@example.org' }} />);
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Ada L.');
  await expect.element(screen.getByLabelText('Email')).toHaveValue('ada@example.org');
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Augusta');
});

test('goes on from a draft that is found late, and drops it once sent', async () => {
  const kept: unknown[] = [];
  const keep: Draft<Values>['keep'] = (typed) => void kept.push(typed);
  function WithDraft() {
    const [isKnown, setKnown] = useState(false);
    return (
      <>
        <Sample draft={{ value: isKnown ? { email: 'ada@example.com' } : undefined, keep }} />
        <button onClick={() => setKnown(true)}>Find</button>
      </>
    );
  }
  const screen = await render(<WithDraft />);
  await screen.getByRole('button', { name: 'Find' }).click();
  await expect.element(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  await screen.getByLabelText('Name').fill('Ada L.');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeVisible();
  expect(kept).toEqual([{ email: 'ada@example.com', name: 'Ada L.' }, undefined]);
});

test('undone, it shows what it began with, whatever the draft it was given still holds', async () => {
  const draft = { value: { name: 'Ada L.' }, keep: () => {} };
  const screen = await render(<Sample draft={draft} />);
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Ada L.');
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Ada');
  await expect.element(screen.getByRole('button', { name: 'Saved' })).toBeVisible();
});

test('keeps what is typed while the rest is saved', async () => {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  const keep = vi.fn<Draft<Values>['keep']>();
  const screen = await render(<Sample save={() => promise} draft={{ value: undefined, keep }} />);
  await screen.getByLabelText('Name').fill('Ada King');
  await screen.getByLabelText('Email').fill('ada@example.com');
  await screen.getByRole('button', { name: 'Save' }).click();
  await screen.getByLabelText('Name').fill('Ada Lovelace');
  resolve();
  await expect.element(screen.getByLabelText('Email')).toHaveValue('');
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Ada Lovelace');
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeVisible();
  expect(keep).toHaveBeenLastCalledWith({ name: 'Ada Lovelace' });
});
