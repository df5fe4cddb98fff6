import { ThemeProvider } from '@quayside/design-system';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { ready } from '../../api/loadable.ts';
import { sampleVariable } from '../../testing/samples.ts';
import { EnvironmentVariablesScreen } from './EnvironmentVariablesScreen.tsx';
import { valueHint } from './valueHints.ts';
import { VariableKind } from './VariableKind.tsx';

// Each is called once per render of a row: one for edited rows, one for others.
vi.mock('./valueHints.ts', { spy: true });
vi.mock('./VariableKind.tsx', { spy: true });

const hundreds = Array.from({ length: 500 }, (_, index) =>
  sampleVariable({ name: `TIDE_${index}`, value: 'low', agoMs: 60_000 }),
);

test('typing in a row does not render the other rows', async () => {
  const screen = await render(
    <ThemeProvider>
      <EnvironmentVariablesScreen
        variables={ready(hundreds)}
        search=""
        onSearchChange={() => {}}
        onKindChange={() => {}}
        onSave={() => Promise.resolve()}
        deadlines={new Map()}
        onDelete={() => {}}
        onUndoDelete={() => {}}
        onRedeploy={() => Promise.resolve()}
      />
    </ThemeProvider>,
  );
  await screen.getByRole('button', { name: 'Add Variable' }).click();
  await userEvent.keyboard('OTHER{Enter}still');
  await screen.getByRole('button', { name: 'Add Variable' }).click();
  await userEvent.keyboard('TYPED{Enter}');
  await expect.element(screen.getByLabelText('Value of TYPED')).toHaveFocus();
  vi.mocked(valueHint).mockClear();
  vi.mocked(VariableKind).mockClear();

  await userEvent.keyboard('flood');
  await expect.element(screen.getByLabelText('Value of TYPED')).toHaveValue('flood');
  expect(vi.mocked(valueHint).mock.calls.map(([value]) => value)).not.toContain('still');
  expect(valueHint).toHaveBeenCalledWith('flood');
  expect(VariableKind).not.toHaveBeenCalled();
});
