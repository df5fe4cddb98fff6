import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { ConfirmDialog } from '../confirm-dialog/index.ts';
import { Form } from '../form/index.ts';
import { renderThemed } from '../renderThemed.fixtures.tsx';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';

function write(field: Element, value: string): void {
  const { prototype } =
    field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

test('several autofilled fields are all reported, and none is cleared', async () => {
  const onSubmit = vi.fn<(values: readonly string[]) => void>();
  function Sample() {
    const [name, setName] = useState('');
    const [note, setNote] = useState('');
    return (
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit([name, note]);
        }}
      >
        <TextField label="Name" value={name} onChange={setName} />
        <TextArea label="Note" value={note} onChange={setNote} />
        <button>Send</button>
      </Form>
    );
  }
  const screen = await renderThemed(<Sample />);
  write(screen.getByLabelText('Name').element(), 'Ada');
  write(screen.getByLabelText('Note').element(), 'Hello');
  await screen.getByRole('button', { name: 'Send' }).click();
  expect(onSubmit).toHaveBeenCalledWith(['Ada', 'Hello']);
  await expect.element(screen.getByLabelText('Note')).toHaveValue('Hello');
});

test('typing is not reported twice', async () => {
  const onChange = vi.fn<(value: string) => void>();
  function Sample() {
    const [name, setName] = useState('');
    return (
      <Form>
        <TextField
          label="Name"
          value={name}
          onChange={(next) => {
            onChange(next);
            setName(next);
          }}
        />
      </Form>
    );
  }
  const screen = await renderThemed(<Sample />);
  await screen.getByLabelText('Name').click();
  await userEvent.keyboard('abc');
  expect(onChange.mock.calls).toEqual([['a'], ['ab'], ['abc']]);
});

test('a confirmation filled without an event enables the button', async () => {
  const screen = await renderThemed(
    <ConfirmDialog
      isOpen
      title="Delete Harbour API?"
      confirmation="Harbour API"
      actionLabel="Delete"
      onAction={() => Promise.resolve()}
    >
      Its deployments are deleted with it.
    </ConfirmDialog>,
  );
  // The first key after the pointer renders the focused field again.
  await screen.getByRole('button', { name: 'Cancel' }).hover();
  write(screen.getByLabelText('Type Harbour API to confirm').element(), 'Harbour API');
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'Delete' })).toBeEnabled();
});
