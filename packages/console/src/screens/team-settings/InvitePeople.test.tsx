import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import type { InviteProgress } from './inviteAll.ts';
import { InvitePeople } from './InvitePeople.tsx';
import type { InviteValues } from './inviteSchema.ts';

test('leaving during invitations and returning offers only the rejected addresses', async () => {
  let value: Partial<InviteValues> | undefined;
  let report: (progress: InviteProgress) => void = () => {};
  const form = () => (
    <InvitePeople
      draft={{
        value,
        store: (typed) => {
          value = typed;
        },
      }}
      onInvite={(_addresses, _role, onProgress) => {
        report = onProgress;
        onProgress({ results: [] });
        return new Promise(() => {});
      }}
    />
  );
  const first = await render(form());
  const addresses = 'bob@example.com, eve@example.com, kim@example.com';
  await first.getByRole('textbox', { name: 'Email addresses' }).fill(addresses);
  await first.getByRole('button', { name: 'Invite' }).click();
  await expect.element(first.getByRole('status')).toHaveTextContent('0 of 3 invited');
  await first.unmount();

  const second = await render(form());
  await expect.element(second.getByRole('textbox', { name: 'Email addresses' })).toHaveValue('');
  await second.unmount();

  report({
    results: [
      { email: 'bob@example.com', error: undefined },
      { email: 'eve@example.com', error: 'Already a member' },
    ],
  });
  const third = await render(form());
  await expect
    .element(third.getByRole('textbox', { name: 'Email addresses' }))
    .toHaveValue('eve@example.com');
});
