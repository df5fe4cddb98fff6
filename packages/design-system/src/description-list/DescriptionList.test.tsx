import { expect, test } from 'vitest';

import { CopyButton } from '../copy-button/index.ts';
import { renderThemed } from '../renderThemed.fixtures.tsx';
import { DescriptionItem, DescriptionList } from './index.ts';

test('each term is read with its value, followed by its actions', async () => {
  const screen = await renderThemed(
    <DescriptionList>
      <DescriptionItem term="ID" action={<CopyButton label="Copy ID" value="9d2c42a7" />}>
        9d2c42a7
      </DescriptionItem>
      <DescriptionItem term="Region">eu-west-1</DescriptionItem>
    </DescriptionList>,
  );
  const terms = screen.getByRole('term').elements();
  const values = screen.getByRole('definition').elements();
  expect(terms.map(({ textContent }) => textContent)).toEqual(['ID', 'Region']);
  expect(values.map(({ textContent }) => textContent)).toEqual(['9d2c42a7', 'eu-west-1']);
  const button = screen.getByRole('button', { name: 'Copy ID' }).element();
  expect(values[0]?.contains(button)).toBe(true);
});
