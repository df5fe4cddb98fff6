import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { AlertDialog } from '../alert-dialog/index.ts';
import { Button } from '../button/index.ts';
import { DialogTrigger } from '../dialog/index.ts';
import { Page } from '../page/index.ts';
import { renderThemed } from '../renderThemed.fixtures.tsx';
import { Section } from './Section.tsx';

function Berths({ isLast }: { isLast: boolean }) {
  const [names, setNames] = useState(['Cuxhaven', 'Husum', 'Wismar']);
  const rows = names.map((name) => (
    <DialogTrigger key={name}>
      <Button>{`Close ${name}`}</Button>
      <AlertDialog
        title={`Close ${name}?`}
        actionLabel="Close Berth"
        onAction={() => setNames((before) => before.filter((each) => each !== name))}
      >
        <p>Ships go elsewhere.</p>
      </AlertDialog>
    </DialogTrigger>
  ));
  return (
    <Page title="Harbour" actions={<Button>New Berth</Button>}>
      {isLast && names.length < 3 ? null : <Section title="Berths">{rows}</Section>}
    </Page>
  );
}

test.each([
  ['the first control of its section', false, 'Close Cuxhaven'],
  ['the first control of the page when the section has gone, too', true, 'New Berth'],
])('a dialog that removes its button moves focus to %s', async (_, isLast, focused) => {
  const screen = await renderThemed(<Berths isLast={isLast} />);
  await screen.getByRole('button', { name: 'Close Husum' }).click();
  await page.getByRole('button', { name: 'Close Berth' }).click();
  await expect.element(screen.getByRole('button', { name: 'Close Husum' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: focused })).toHaveFocus();
});
