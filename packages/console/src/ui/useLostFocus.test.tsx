import { Table, ThemeProvider } from '@quayside/design-system';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { useLostFocus } from './useLostFocus.ts';

/** Returns a button, also in a shadow root. */
function buttonNamed(name: string): HTMLElement | undefined {
  const element = page.getByRole('button', { name, exact: true }).query();
  return element instanceof HTMLElement ? element : undefined;
}

const berths = ['Cuxhaven', 'Husum', 'Wismar'];

/** A list with removable rows. Remounting it creates new row elements. */
function Berths({ gone, round = 1 }: { gone?: string; round?: number }) {
  const [going, setGoing] = useState<string>();
  const { handlers, goOnAt } = useLostFocus();
  const [isSaved, setSaved] = useState(false);
  return (
    <ThemeProvider>
      <button type="button" id="add">
        Add
      </button>
      <div {...handlers}>
        <Table
          aria-label="Berths"
          columns={[{ id: 'name', header: 'Name', cell: ({ name }) => name }]}
          rows={berths
            .filter((name) => name !== gone)
            .map((name) => ({ name, isGoing: name === going }))}
          getRowKey={({ name }) => `${name} ${round}`}
          rowActions={({ name, isGoing }) =>
            isGoing ? (
              <button type="button" key="keep" onClick={() => setGoing(undefined)}>
                Keep {name}
              </button>
            ) : (
              <>
                <button type="button" aria-label={`Renew ${name}`}>
                  Renew
                </button>
                <button type="button">Actions for {name}</button>
              </>
            )
          }
        />
        {!isSaved && (
          <button
            type="button"
            onClick={() => {
              goOnAt(() => buttonNamed('Add'));
              setSaved(true);
            }}
          >
            Save
          </button>
        )}
      </div>
      <button type="button" onClick={() => setGoing('Husum')}>
        Begin
      </button>
    </ThemeProvider>
  );
}

async function openBerths() {
  const screen = await render(<Berths />);
  const button = (name: string) => screen.getByRole('button', { name });
  return { screen, button };
}

test('undo keeps focus in the same row', async () => {
  const { button } = await openBerths();
  await userEvent.click(button('Begin'));
  await userEvent.click(button('Keep Husum'));
  await expect.element(button('Actions for Husum')).toHaveFocus();
});

test('when the focused row is removed, focus moves to the row in its position', async () => {
  const { screen, button } = await openBerths();
  await userEvent.click(button('Begin'));
  button('Keep Husum').element().focus();
  await screen.rerender(<Berths gone="Husum" />);
  await expect.element(button('Actions for Wismar')).toHaveFocus();
});

test('when a row is remounted, focus stays on the pressed button', async () => {
  const { screen, button } = await openBerths();
  button('Renew Husum').element().focus();
  await screen.rerender(<Berths gone="Cuxhaven" round={2} />);
  await expect.element(button('Renew Husum')).toHaveFocus();
});

test('focus outside the list does not move', async () => {
  const { screen, button } = await openBerths();
  await userEvent.click(button('Begin'));
  button('Keep Husum').element().focus();
  button('Keep Husum').element().blur();
  await screen.rerender(<Berths gone="Husum" />);
  await expect.element(screen.getByText('Husum')).not.toBeInTheDocument();
  expect(document.activeElement).toBe(document.body);
});

test('when the pressed button is removed, focus moves to the requested target', async () => {
  const { button } = await openBerths();
  await userEvent.click(button('Save'));
  await expect.element(button('Add')).toHaveFocus();
});

function RemovableButton({ isRemoved = false }: { isRemoved?: boolean }) {
  const { handlers, goOnAt } = useLostFocus();
  return (
    <div {...handlers}>
      {!isRemoved && (
        <button type="button" onClick={() => goOnAt(() => buttonNamed('Next'))}>
          Remove
        </button>
      )}
      <button type="button" id="next">
        Next
      </button>
    </div>
  );
}

test('focus moves to the requested target when a later render removes the element', async () => {
  const { getByRole, rerender } = await render(<RemovableButton />);
  await userEvent.click(getByRole('button', { name: 'Remove' }));
  await rerender(<RemovableButton />);
  await rerender(<RemovableButton isRemoved />);
  await expect.element(getByRole('button', { name: 'Next' })).toHaveFocus();
});
