import { useState } from 'react';
import { expect, fireEvent, fn, screen, spyOn, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { loading, ready } from '../../domain/loadable.ts';
import { byName } from '../../domain/variablesByName.ts';
import { failedWith, refreshing, rejection } from '../../testing/failures.ts';
import { confirm, findOpen } from '../../testing/findOpen.ts';
import { sampleDeployment, sampleVariable, sampleVariables } from '../../testing/samples.ts';
import { withStoryTime } from '../../testing/withStoryTime.tsx';
import { EnvironmentVariablesScreen } from './EnvironmentVariablesScreen.tsx';
import type { EnvironmentVariablesScreenProps } from './EnvironmentVariablesScreen.tsx';
import { readVariablesState } from './variablesState.ts';

const onRedeploy = fn(async () => {});
const onUndo = fn(() => Promise.resolve(undefined));

const props: EnvironmentVariablesScreenProps = {
  variables: ready(sampleVariables),
  state: readVariablesState({}),
  onStateChange: fn(),
  onSave: fn(async () => {}),
  exporting: { onSave: fn() },
};

const retry = fn();

/** Expects that these variables were saved. */
const expectSaved = (
  { onSave }: EnvironmentVariablesScreenProps,
  variables: readonly object[],
  options: object = {},
) => expect(onSave).toHaveBeenCalledWith(variables, { redeploy: false, ...options });

/** Source of the variables of a pasted `.env` file. */
const imported = { source: { type: 'import', fileName: undefined } };

const saveLate = fn(async () => {});

const meta = preview.meta({
  title: 'Screens/Environment Variables',
  tags: ['autodocs'],
  parameters: { isPage: true },
  component: EnvironmentVariablesScreen,
  decorators: [withStoryTime],
  args: props,
});

interface Clicks {
  click: (element: Element) => Promise<void>;
}

async function add(userEvent: Clicks, source: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: source }));
}

/** Chooses from the menu of a variable. */
async function chooseAction(userEvent: Clicks, name: string, action: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

/** Opens the value of a variable. */
async function edit(userEvent: Clicks, name: string) {
  await chooseAction(userEvent, name, 'Edit');
  return await screen.findByRole('textbox', { name: `Value of ${name}` });
}

const live = sampleDeployment({ seed: 12, status: 'success', agoMs: 1_200_000 });

export const Ready = meta.story({
  async play({ canvas, userEvent }) {
    await expect(canvas.queryByText('smtp.example.com')).toBeNull();
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy SMTP_HOST' }));
    await expect(writeText).toHaveBeenCalledWith('smtp.example.com');
    writeText.mockRestore();
    await expect(canvas.queryByText('smtp.example.com')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Reveal SMTP_HOST' }));
    await expect(canvas.getByText('smtp.example.com')).toBeVisible();
    await expect(canvas.queryByText('info')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide SMTP_HOST' }));
    await expect(canvas.queryByText('smtp.example.com')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /(?:Reveal|Copy) SECRET_KEY/ })).toBeNull();
  },
});

export const Loading = meta.story({ args: { variables: loading } });

export const Empty = meta.story({ args: { variables: ready([]) } });

export const Failed = meta.story({
  args: { variables: failedWith(retry) },
  async play({ canvas, userEvent }) {
    // No count is known.
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalled();
  },
});

export const Refreshing = meta.story({ args: { variables: refreshing(sampleVariables) } });

export const Searching = meta.story({
  args: { state: readVariablesState({ q: 'log' }) },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await expect(canvas.getByText('LOG_LEVEL')).toBeVisible();
  },
});

export const NothingFound = meta.story({
  args: { state: readVariablesState({ q: 'lighthouse' }) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Search' }));
    await expect(args.onStateChange).toHaveBeenCalledWith({ search: '' });
  },
});

/** Several are typed at once and saved together; a name is checked as it is typed. */
export const AddsAndEdits = meta.story({
  async play({ args, canvas, userEvent }) {
    await add(userEvent, 'Variable');
    const name = canvas.getByRole('textbox', { name: 'Name of the new variable' });
    await expect(name).toHaveFocus();
    // There is nothing to save yet.
    await userEvent.keyboard('{Control>}{Enter}s{/Control}');
    await userEvent.type(name, '2FA');
    await expect(name).toHaveAccessibleDescription(/for example TWO_FA/);
    await userEvent.clear(name);
    await userEvent.type(name, 'WORKERS');
    await expect(name).toHaveAccessibleDescription(/already has a variable with this name/);
    await userEvent.type(name, '_MAX');
    // Enter of an input method. Safari marks it by its code only.
    for (const composed of [{ isComposing: true }, { keyCode: 229 }])
      await fireEvent.keyDown(name, { key: 'Enter', ...composed });
    await expect(name).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(name).not.toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Value of WORKERS_MAX' })).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.keyboard('8');

    const value = await edit(userEvent, 'LOG_LEVEL');
    await userEvent.clear(value);
    await userEvent.type(value, 'debug');

    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expectSaved(args, [
      { name: 'WORKERS_MAX', value: '8', isSecret: false, becomesSecret: false },
      { name: 'LOG_LEVEL', value: 'debug', isSecret: false, becomesSecret: false },
    ]);
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: /^Value/ })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Add' })).toHaveFocus();
  },
});

/** An edited row is tinted, and says what it replaces, unless that looks like a secret. */
export const ShowsWhatAnEditReplaces = meta.story({
  args: {
    variables: ready([
      ...sampleVariables,
      sampleVariable({ name: 'TIDE_TOKEN', value: 'tok_0', agoMs: 60_000 }),
    ]),
  },
  async play({ canvas, userEvent }) {
    const row = (name: RegExp) => canvas.getByRole('row', { name });
    for (const name of ['LOG_LEVEL', 'TIDE_TOKEN', 'SECRET_KEY']) {
      const value = await edit(userEvent, name);
      await userEvent.clear(value);
      await userEvent.type(value, 'new');
    }
    await expect(row(/LOG_LEVEL/)).toHaveTextContent('wasinfo');
    await expect(row(/TIDE_TOKEN/)).not.toHaveTextContent(/was|tok_0/);
    await expect(row(/SECRET_KEY/)).not.toHaveTextContent('was');
    const tint = (name: RegExp) => getComputedStyle(row(name)).backgroundColor;
    await expect(tint(/LOG_LEVEL/)).not.toBe(tint(/WORKERS/));
  },
});

/** After saving or discarding, focus returns to the control that started it. */
export const RestoresFocus = meta.story({
  async play({ canvas, userEvent }) {
    const open = async () => {
      const value = await edit(userEvent, 'LOG_LEVEL');
      await waitFor(() => expect(value).toHaveFocus());
    };
    const expectBack = () =>
      waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Actions for LOG_LEVEL' })).toHaveFocus(),
      );
    await open();
    await userEvent.keyboard('!');
    await expect(canvas.getByRole('textbox', { name: 'Value of LOG_LEVEL' })).toHaveValue('info!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expectBack();
    await open();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expectBack();
    await open();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard LOG_LEVEL' }));
    await expectBack();
    await add(userEvent, 'Variable');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard the new variable' }));
    await expect(canvas.getByRole('button', { name: 'Add' })).toHaveFocus();
  },
});

/** Renaming is one change; the value of a secret has to be entered again. */
export const Renames = meta.story({
  async play({ args, canvas, userEvent }) {
    const rename = async (name: string, to: string) => {
      await chooseAction(userEvent, name, 'Rename…');
      const field = await canvas.findByRole('textbox', { name: `New name of ${name}` });
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.clear(field);
      await userEvent.type(field, to);
    };
    await rename('LOG_LEVEL', 'WORKERS');
    await expect(canvas.getByText('This app already has a variable with this name')).toBeVisible();
    await userEvent.clear(canvas.getByRole('textbox', { name: 'New name of LOG_LEVEL' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'New name of LOG_LEVEL' }), 'LEVEL');
    await expect(canvas.getByText('Renamed from LOG_LEVEL. The value stays.')).toBeVisible();
    await rename('SECRET_KEY', 'SIGNING_KEY');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/Enter the value again/)).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Value of SIGNING_KEY' }), 'x9');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expectSaved(
      args,
      [
        { name: 'LEVEL', value: 'info', isSecret: false, renamedFrom: 'LOG_LEVEL' },
        { name: 'SIGNING_KEY', value: 'x9', isSecret: true, renamedFrom: 'SECRET_KEY' },
      ],
      { remove: ['LOG_LEVEL', 'SECRET_KEY'] },
    );
  },
});

/** A copy of a variable has its value, and a name to type. A secret, whose value cannot be read, has no copy. */
export const Duplicates = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for SECRET_KEY' }));
    await screen.findByRole('menuitem', { name: 'Edit' });
    await expect(screen.queryByRole('menuitem', { name: 'Duplicate' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await chooseAction(userEvent, 'LOG_LEVEL', 'Duplicate');
    const name = await canvas.findByRole('textbox', { name: 'Name of the new variable' });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveValue('LOG_LEVEL_COPY');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expectSaved(args, [
      { name: 'LOG_LEVEL_COPY', value: 'info', isSecret: false, becomesSecret: false },
    ]);
  },
});

/** A value with Windows line breaks is edited and made a secret, and its line breaks stay unchanged. */
export const KeepsLineBreaks = meta.story({
  args: {
    variables: ready([
      sampleVariable({ name: 'GREETING', value: 'Good day.\r\nMind the gap.', agoMs: 60_000 }),
    ]),
  },
  async play({ args, canvas, userEvent }) {
    const value = await edit(userEvent, 'GREETING');
    await userEvent.type(value, ', Ada', { initialSelectionStart: 8, initialSelectionEnd: 8 });
    await expect(value).toHaveValue('Good day, Ada.\nMind the gap.');
    await userEvent.click(canvas.getByRole('button', { name: /^Variable/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Secret' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expectSaved(args, [
      {
        name: 'GREETING',
        value: 'Good day, Ada.\r\nMind the gap.',
        isSecret: true,
        becomesSecret: true,
      },
    ]);
  },
});

/** Drafts are restored after navigation; secrets are not stored. */
export const DraftRestored = meta.story({
  args: {
    draft: {
      value: {
        variables: [
          { name: 'TIDE_STATION', value: 'Cuxhaven', isNew: true },
          { name: 'LOG_LEVEL', value: 'debug', isNew: false },
        ],
      },
      store: fn(),
    },
  },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('textbox', { name: 'Value of LOG_LEVEL' })).toHaveValue('debug');
    const value = canvas.getByRole('textbox', { name: 'Value of TIDE_STATION' });
    await userEvent.type(value, '!');
    await expect(args.draft?.store).toHaveBeenLastCalledWith({
      variables: [
        { name: 'TIDE_STATION', value: 'Cuxhaven!', isNew: true },
        { name: 'LOG_LEVEL', value: 'debug', isNew: false, before: 'info' },
      ],
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.draft?.store).toHaveBeenLastCalledWith(undefined);
  },
});

export const OddValues = meta.story({
  async play({ canvas, userEvent }) {
    const value = await edit(userEvent, 'FEATURE_FLAGS');
    await userEvent.clear(value);
    await userEvent.type(value, '{{"berths": true');
    await expect(value).toHaveAccessibleDescription(/looks like JSON, but it isn’t valid/);
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
});

/** Errors of the platform appear in their row, and typed values stay. */
export const Rejected = meta.story({
  args: {
    onSave: fn(() =>
      Promise.reject(
        rejection(422, [
          {
            loc: ['body', 'upsert', 'LOG_LEVEL', 'value'],
            msg: 'String should have at most 3 characters',
            type: 'string_too_long',
          },
        ]),
      ),
    ),
  },
  async play({ userEvent }) {
    const value = await edit(userEvent, 'LOG_LEVEL');
    await userEvent.type(value, '!');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(value).toHaveAccessibleDescription(/String should have at most 3 characters/),
    );
    await expect(value).toHaveValue('info!');
  },
});

/** Variables set by a connected service cannot be changed here, and the menu says why. */
export const SetByAService = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for DATABASE_URL' }));
    const item = await screen.findByRole('menuitem', { name: /Edit/ });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(item).toHaveTextContent(/Set by Neon/);
    await userEvent.keyboard('{Escape}');
  },
});

/** Several variables are deleted together, or become secrets. */
export const Selects = meta.story({
  async play({ args, canvas, userEvent }) {
    const all = canvas.getByRole('checkbox', { name: 'Select all variables' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select WORKERS' }));
    await expect(all).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select SECRET_KEY' }));
    const bar = within(canvas.getByRole('group', { name: 'Selected variables' }));
    await expect(bar.getByText('2 variables selected')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
    await expect(canvas.queryByRole('group', { name: 'Selected variables' })).toBeNull();
    await expect(canvas.getByText('2 changes not saved')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));

    // Variables set by a service stay.
    await userEvent.click(all);
    await expect(canvas.getByText('7 variables selected')).toBeVisible();
    await expect(canvas.queryByRole('checkbox', { name: 'Select DATABASE_URL' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(all).not.toBeChecked();

    await chooseAction(userEvent, 'WORKERS', 'Make Secret');
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select LOG_LEVEL' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select SMTP_HOST' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Make Secret' }));
    await expect(canvas.getByRole('textbox', { name: 'Value of LOG_LEVEL' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expectSaved(args, [
      { name: 'WORKERS', value: '4', isSecret: true, becomesSecret: true },
      { name: 'LOG_LEVEL', value: 'info', isSecret: true, becomesSecret: true },
      { name: 'SMTP_HOST', value: 'smtp.example.com', isSecret: true, becomesSecret: true },
    ]);
  },
});

export const Sorts = meta.story({
  async play({ canvas, userEvent }) {
    const first = () => canvas.getAllByRole('row')[1];
    await expect(first()).toHaveTextContent('ALLOWED_ORIGINS');
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(first()).toHaveTextContent('WORKERS');
    await userEvent.click(canvas.getByRole('button', { name: 'Updated' }));
    await expect(first()).toHaveTextContent(/DATABASE_URL|SECRET_KEY/);
  },
});

const thirtyFive = Array.from({ length: 35 }, (_, index) => ({
  name: `TIDE_${index}`,
  value: 'low',
  isSecret: false,
}));

/** A save can be undone on the page. Variables that cannot be restored are named. */
export const Saved = meta.story({
  args: {
    deployed: { changedNames: ['LOG_LEVEL', 'SECRET_KEY'], live, onRedeploy },
    saved: {
      title: '37 Variables saved. Applies to the next deployment.',
      saved: {
        set: [
          ...thirtyFive,
          { name: 'LOG_LEVEL', value: 'debug', isSecret: false },
          { name: 'SECRET_KEY', value: '', isSecret: true },
        ],
        remove: [],
      },
      before: byName(sampleVariables),
      onUndo,
      onDismiss: fn(),
      isWaiting: true,
    },
  },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText('SECRET_KEY can’t be restored.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo 36' }));
    await expect(onUndo).toHaveBeenCalledOnce();
    await expect(canvas.queryByText(/changed since the live deployment/)).toBeNull();
    // Until the next edit.
    await add(userEvent, 'Variable');
    await expect(canvas.queryByText(/^37 Variables saved/)).toBeNull();
  },
});

/** A deletion is an unsaved change. What it loses for good is said before it is saved. */
export const Deletes = meta.story({
  async play({ args, canvas, userEvent }) {
    const remove = (name: string) => chooseAction(userEvent, name, 'Delete');
    await remove('SMTP_HOST');
    const undo = await canvas.findByRole('button', { name: 'Undo deleting SMTP_HOST' });
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.click(undo);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Actions for SMTP_HOST' })).toHaveFocus(),
    );
    await remove('WORKERS');
    await expect(canvas.getByText('Deleted when you save')).toBeVisible();
    await expect(canvas.queryByText(/can’t be restored/)).toBeNull();
    await remove('SECRET_KEY');
    const bar = within(canvas.getByRole('group', { name: 'Unsaved changes' }));
    await expect(bar.getByText('2 changes not saved')).toBeVisible();
    await expect(bar.getByText('SECRET_KEY can’t be restored.')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith([], {
      redeploy: false,
      remove: ['WORKERS', 'SECRET_KEY'],
    });
  },
});

/** The search also finds values while they are revealed. */
export const SearchesRevealedValues = meta.story({
  render: function Render(args) {
    const [state, setState] = useState(() => readVariablesState({}));
    const onStateChange: typeof args.onStateChange = (change) =>
      setState((before) => ({ ...before, ...change }));
    return <EnvironmentVariablesScreen {...args} state={state} onStateChange={onStateChange} />;
  },
  async play({ canvas, userEvent }) {
    const search = canvas.getByRole('searchbox', { name: 'Search names' });
    await userEvent.type(search, 'smtp.example');
    await expect(await canvas.findByText('No variables match “smtp.example”')).toBeVisible();
    await userEvent.clear(search);
    await userEvent.click(await canvas.findByRole('button', { name: 'Reveal SMTP_HOST' }));
    await userEvent.type(search, 'smtp.éxample');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    await expect(canvas.getByText('smtp.example.com')).toBeVisible();
  },
});

const envFile = `# what the new release needs
LOG_LEVEL=debug
WORKERS=4
TIDE_API_BASE="https://tides.example.com/v2"
SENTRY_TRACES_RATE=0.2
SECRET_KEY=whsec_1234
2FA_ISSUER=Tidewater
SIGNING_KEY="-----BEGIN PRIVATE KEY-----
MC4CAQAwBQYDK2VwBCIEIA
-----END PRIVATE KEY-----"
SMTP_HOST=smtp.example.com
not a variable
DATABASE_URL=postgres://elsewhere
`;

/** Pastes while no element has focus. */
async function pasteAnywhere(text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  await fireEvent(document.body, event);
}

/** Pastes variables, and finds their review. */
async function reviewPasted(text: string) {
  await pasteAnywhere(text);
  return within(await screen.findByRole('region', { name: 'Review pasted variables' }));
}

/** A line of a `.env` file that is pasted into the name of a new variable fills its row. */
export const SplitsWhatIsPastedIntoAName = meta.story({
  async play({ canvas, userEvent }) {
    await add(userEvent, 'Variable');
    const name = canvas.getByLabelText('Name of the new variable');
    await userEvent.click(name);
    await userEvent.paste('export API_KEY="a=b # c"');
    await expect(name).toHaveValue('API_KEY');
    await expect(canvas.getByLabelText('Value of API_KEY')).toHaveValue('a=b # c');
    await userEvent.clear(name);
    await userEvent.paste('OTHER=2');
    const review = within(await canvas.findByRole('region', { name: 'Review pasted variables' }));
    await expect(review.getByText('OTHER')).toBeVisible();
    // The list waits behind the review, with what was typed.
    await userEvent.click(review.getByRole('button', { name: 'Discard' }));
    await expect(canvas.getByLabelText(/^Value of/)).toHaveValue('a=b # c');
  },
});

/** Text pasted anywhere on the page is reviewed against the current variables before it is saved. */
export const ReviewsWhatIsPasted = meta.story({
  async play({ args, canvas, userEvent }) {
    const review = await reviewPasted(envFile);
    await expect(review.getByRole('heading')).toHaveFocus();
    await expect(review.getByRole('row', { name: /2FA_ISSUER/ })).toHaveTextContent(
      'TWO_FA_ISSUER',
    );
    await expect(review.getByRole('row', { name: /not…/ })).toHaveTextContent('12');
    await expect(review.getByRole('row', { name: /DATABASE_URL/ })).toHaveTextContent('Neon');
    await expect(review.getByRole('checkbox', { name: 'Save SMTP_HOST' })).toBeDisabled();
    await userEvent.click(review.getByRole('button', { name: 'Rename to TWO_FA_ISSUER' }));
    await userEvent.click(review.getByRole('checkbox', { name: 'Save TIDE_API_BASE' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(review.getByRole('button', { name: 'Save' }));
    await expectSaved(
      args,
      [
        { name: 'TWO_FA_ISSUER', value: 'Tidewater', isSecret: false },
        { name: 'LOG_LEVEL', value: 'debug', isSecret: false },
        { name: 'SENTRY_TRACES_RATE', value: '0.2', isSecret: false },
        {
          name: 'SIGNING_KEY',
          value: '-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEIA\n-----END PRIVATE KEY-----',
          isSecret: true,
        },
      ],
      { remove: [], ...imported },
    );
    await waitFor(() => expect(canvas.queryByRole('region', { name: /Review/ })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Add' })).toHaveFocus();
  },
});

const riskyFile = `SECRET_KEY=changethis
SMTP_HOST=
POSTGRES_SERVER=localhost
CACHE_URL=redis://\${REDIS_SERVER}/0
REDIS_SERVER=db.internal
API_TOKEN=xxxx
ACCESS_TOKEN_EXPIRE_MINUTES=11520
`;

/** Rows that would lose a value come first, say so, and are not chosen. The tally is the filter. */
export const NamesRisks = meta.story({
  async play({ args, userEvent }) {
    const review = await reviewPasted(riskyFile);
    const row = (name: RegExp) => review.getByRole('row', { name });
    await expect(row(/SECRET_KEY/)).toHaveTextContent(/can’t be restored.*Example value/);
    await expect(row(/SMTP_HOST/)).toHaveTextContent('Replaces a value by nothing');
    for (const name of ['SECRET_KEY', 'SMTP_HOST']) {
      await expect(review.getByRole('checkbox', { name: `Save ${name}` })).not.toBeChecked();
    }
    await expect(row(/POSTGRES_SERVER/)).toHaveTextContent('localhost is this container');
    await userEvent.click(review.getByRole('button', { name: 'Fill in CACHE_URL' }));
    await expect(row(/CACHE_URL/)).toHaveTextContent('redis://db.internal/0');
    await userEvent.click(review.getByRole('button', { name: 'Generate a value for API_TOKEN' }));
    await userEvent.click(review.getByRole('button', { name: 'Edit POSTGRES_SERVER' }));
    const server = review.getByRole('textbox', { name: 'Value of POSTGRES_SERVER' });
    await userEvent.clear(server);
    await userEvent.type(server, 'db.internal');
    // Those that are fixed stay where they are.
    await expect(review.getByRole('rowheader', { name: /^Needs a look 2/ })).toBeVisible();
    await userEvent.click(review.getByRole('radio', { name: /Needs a look 2/ }));
    await expect(review.getAllByRole('row')).toHaveLength(2 + 5);
    await expect(server).toBeVisible();
    await userEvent.click(review.getByRole('checkbox', { name: 'Save SECRET_KEY' }));
    await expect(review.getByText(/SECRET_KEY can’t be restored/)).toBeVisible();
    await userEvent.click(review.getByRole('checkbox', { name: 'Save SECRET_KEY' }));
    await userEvent.click(review.getByRole('button', { name: 'Save' }));
    await expectSaved(
      args,
      [
        { name: 'POSTGRES_SERVER', value: 'db.internal', isSecret: false },
        { name: 'CACHE_URL', value: 'redis://db.internal/0', isSecret: false },
        { name: 'API_TOKEN', value: expect.stringMatching(/^[\w-]{43}$/), isSecret: true },
        { name: 'REDIS_SERVER', value: 'db.internal', isSecret: false },
        { name: 'ACCESS_TOKEN_EXPIRE_MINUTES', value: '11520', isSecret: false },
      ],
      { remove: [], ...imported },
    );
  },
});

export const NarrowRisks = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async () => void (await reviewPasted(riskyFile)),
});

/** Text that sets no variable is not ignored. */
export const PastesText = meta.story({
  async play({ canvas }) {
    await pasteAnywhere('The settings are in the wiki.');
    const content = await canvas.findByRole('textbox', { name: 'Contents of a .env file' });
    await expect(content).toHaveAccessibleDescription(/This text has no “=”/);
    const review = await reviewPasted('services:\n  web:\n    environment:\n      - DB_HOST=db');
    await expect(review.getByText(/Read as YAML of Docker Compose/)).toBeVisible();
    await expect(review.getByRole('rowheader', { name: 'DB_HOST' })).toBeVisible();
  },
});

/** Replacing also removes what the file lacks, with a choice for each, and never what a service set. */
export const ReplacesAllVariables = meta.story({
  async play({ args, userEvent }) {
    const review = await reviewPasted('LOG_LEVEL=debug\nWORKERS=4\nSMTP_HOST="smtp.example.com');
    await expect(review.queryByRole('row', { name: /SECRET_KEY/ })).toBeNull();
    const replace = review.getByRole('switch', { name: 'Replace all variables' });
    await expect(replace).toHaveAccessibleDescription(/Also remove the 4 variables/);
    await userEvent.click(replace);
    await expect(review.getByRole('rowheader', { name: 'ALLOWED_ORIGINS' })).toBeVisible();
    await expect(review.getByRole('row', { name: /SECRET_KEY/ })).toHaveTextContent('Write-only');
    await expect(review.queryByRole('row', { name: /DATABASE_URL/ })).toBeNull();
    await expect(review.queryByRole('checkbox', { name: 'Remove SMTP_HOST' })).toBeNull();
    // It cannot be restored.
    await expect(review.getByRole('checkbox', { name: 'Remove SECRET_KEY' })).not.toBeChecked();
    await expect(review.getByText(/1 of 7 will be saved, 3 removed/)).toBeVisible();
    await userEvent.click(review.getByRole('button', { name: 'Save' }));
    await expectSaved(args, [{ name: 'LOG_LEVEL', value: 'debug', isSecret: false }], {
      remove: ['ALLOWED_ORIGINS', 'FEATURE_FLAGS', 'WELCOME_TEXT'],
      ...imported,
    });
  },
});

export const AsksForAFile = meta.story({
  async play({ canvas, userEvent }) {
    await add(userEvent, 'Import .env');
    const content = canvas.getByRole('textbox', { name: 'Contents of a .env file' });
    // It takes the place of the list.
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.type(content, '# nothing');
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await expect(content).toHaveAccessibleDescription('No variables found.');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('button', { name: 'Add' })).toHaveFocus();
    await expect(canvas.getByRole('table')).toBeVisible();
  },
});

const settingsClass = `class Settings(BaseSettings):
    secret_key: str
    mail_url: AnyUrl
    api_token: str
    log_level: bool
    sentry_dsn: str | None = None
    harbour: str = Field(alias=NAME)
`;

/** Code ends in the same review: what it needs, and where it reads it. */
export const ReviewsCode = meta.story({
  async play({ args, canvas, userEvent }) {
    await add(userEvent, 'From Code');
    const code = await canvas.findByRole('textbox', { name: 'Code or .env.example' });
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.type(code, 'tides');
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await expect(code).toHaveAccessibleDescription('No variables found in this text.');
    await userEvent.clear(code);
    await userEvent.type(code, 'secret_key: str');
    await userEvent.clear(code);
    await userEvent.paste('SECRET_KEY=\nLOG_LEVEL=info\n');
    await expect(
      await canvas.findByText('The app has all 2 variables that the code needs.'),
    ).toBeVisible();
    await userEvent.paste(settingsClass);
    const review = within(
      await canvas.findByRole('region', { name: 'Review variables from code' }),
    );
    const row = (name: RegExp) => review.getByRole('row', { name });
    await expect(row(/LOG_LEVEL/)).toHaveTextContent('the code expects true or false');
    await expect(row(/SENTRY_DSN/)).toHaveTextContent('Optional');
    await expect(row(/MAIL_URL/)).toHaveTextContent('Used in line 3');
    await expect(review.getByText(/aren’t used by this code: ALLOWED_ORIGINS/)).toBeVisible();
    await expect(review.getByText('line 7: harbour (NAME)')).toBeVisible();
    await expect(
      review.getByLabelText('Secret value of API_TOKEN'),
    ).not.toHaveAccessibleDescription();
    await expect(review.getByText('0 of 4 will be saved')).toBeVisible();
    await userEvent.type(review.getByLabelText('Secret value of API_TOKEN'), 'tok_1');
    await userEvent.type(review.getByRole('textbox', { name: 'Value of MAIL_URL' }), 'smtp://m');
    await userEvent.click(review.getByRole('button', { name: 'Save' }));
    await expectSaved(
      args,
      [
        { name: 'API_TOKEN', value: 'tok_1', isSecret: true },
        { name: 'MAIL_URL', value: 'smtp://m', isSecret: false },
      ],
      { remove: [] },
    );
  },
});

export const Exports = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /\.env/ }));
    await expect(args.exporting?.onSave).toHaveBeenCalledWith({
      name: 'environment-variables.env',
      type: 'text/plain;charset=utf-8',
      text: [
        '# Secrets are not exported: DATABASE_URL, REDIS_URL, SECRET_KEY',
        'ALLOWED_ORIGINS=https://harbour.example,https://admin.harbour.example',
        `FEATURE_FLAGS='{"berths":true,"pilotage":false}'`,
        'LOG_LEVEL=info',
        'SMTP_HOST=smtp.example.com',
        String.raw`WELCOME_TEXT="Good morning.\nMind the gap."`,
        'WORKERS=4',
        '',
      ].join('\n'),
    });
  },
});

export const WaitingForADeployment = meta.story({
  args: {
    deployed: { changedNames: ['ALLOWED_ORIGINS', 'LOG_LEVEL'], live, onRedeploy },
  },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByText(/^2 variables changed since/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Changed 2' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(args.onStateChange).toHaveBeenCalledWith({ kind: 'changed' });
    await userEvent.click(canvas.getByRole('button', { name: 'Redeploy' }));
    await confirm('Redeploy');
    await expect(onRedeploy).toHaveBeenCalledOnce();
  },
});

/** No deployment was ever live: the failed one may have failed for a missing variable, and can be restarted. */
export const WaitingAfterAFailure = meta.story({
  args: {
    deployed: {
      changedNames: ['DATABASE_URL'],
      failed: sampleDeployment({ seed: 13, status: 'verifying_failed', agoMs: 1_200_000 }),
      onRedeploy,
    },
  },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByText('1 variable changed since the failed deployment')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Redeploy' }));
    await confirm('Redeploy');
    await expect(onRedeploy).toHaveBeenCalledWith(args.deployed?.failed);
  },
});

const hundreds = Array.from({ length: 120 }, (_, index) =>
  sampleVariable({
    name: `TIDE_STATION_${String(index + 1).padStart(3, '0')}`,
    value: 'Cuxhaven',
    agoMs: index * 3_600_000,
  }),
);

/** All names are rendered, also for the browser's search; the controls of a row are rendered near the viewport. */
export const Hundreds = meta.story({
  args: { variables: ready(hundreds) },
  async play({ canvas, userEvent }) {
    await expect(canvas.getAllByRole('row')).toHaveLength(121);
    // Within the row: computing the accessible names of hundreds of rows takes seconds
    const row = canvas.getByText('TIDE_STATION_120').closest('tr');
    if (row === null) throw new Error('The name is in no row.');
    const last = within(row);
    await expect(last.queryByRole('button')).toBeNull();
    const height = () => row.getBoundingClientRect().height;
    const before = height();
    row.scrollIntoView({ block: 'center' });
    await expect(
      await last.findByRole('button', { name: 'Actions for TIDE_STATION_120' }),
    ).toBeVisible();
    await userEvent.click(last.getByRole('button', { name: 'Reveal TIDE_STATION_120' }));
    await expect(last.getByRole('button', { name: 'Hide TIDE_STATION_120' })).toHaveFocus();
    await expect(before).toBeGreaterThan(0);
    await expect(height()).toBe(before);
    await expect(canvas.queryByLabelText('Actions for TIDE_STATION_060')).toBeNull();
  },
});

export const LongContent = meta.story({
  args: {
    variables: ready([
      sampleVariable({ name: `A_${'VERY_'.repeat(12)}LONG_NAME`, value: '', agoMs: 0 }),
      sampleVariable({
        name: 'SIGNING_KEY',
        value: `-----BEGIN PRIVATE KEY-----\n${'MC4CAQAwBQYDK2VwBCIEIA'.repeat(9)}\n-----END PRIVATE KEY-----`,
        agoMs: 0,
      }),
    ]),
  },
  async play({ canvas, userEvent }) {
    for (const button of canvas.getAllByRole('button', { name: /^Reveal/ })) {
      await userEvent.click(button);
    }
    await expect(canvas.getByRole('row', { name: /LONG_NAME/ })).toHaveTextContent('Empty');
    await expect(canvas.getByText(/BEGIN PRIVATE KEY/)).toBeVisible();
  },
});

/** With the save bar, whose buttons wrap. */
export const Narrow = meta.story({
  args: { deployed: { changedNames: [], live, onRedeploy } },
  globals: { viewport: { value: 'mobile1' } },
  async play({ canvas, userEvent }) {
    await add(userEvent, 'Variable');
    await expect(canvas.getByRole('button', { name: 'Save and Redeploy' })).toBeVisible();
  },
});

export const NarrowReview = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  async play({ userEvent }) {
    await add(userEvent, 'Variable');
    const review = await reviewPasted(envFile);
    await expect(review.getByRole('rowheader', { name: 'LOG_LEVEL' })).toBeVisible();
    await expect(review.getByRole('rowheader', { name: 'SIGNING_KEY' })).toBeVisible();
  },
});

export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });

export const KeepsEditsMadeDuringSave = meta.story({
  args: { onSave: saveLate },
  async play({ canvas, userEvent }) {
    const { promise, resolve } = Promise.withResolvers<void>();
    saveLate.mockReturnValueOnce(promise);
    await add(userEvent, 'Variable');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name of/ }), 'WORKERS_MAX');
    const value = canvas.getByRole('textbox', { name: 'Value of WORKERS_MAX' });
    await userEvent.type(value, '8');
    const level = await edit(userEvent, 'LOG_LEVEL');
    await userEvent.type(level, '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.type(value, '0');
    resolve();
    await waitFor(() =>
      expect(canvas.queryByRole('textbox', { name: 'Value of LOG_LEVEL' })).toBeNull(),
    );
    await expect(canvas.getByRole('textbox', { name: 'Value of WORKERS_MAX' })).toHaveValue('80');
  },
});

/** Variables that were changed elsewhere are shown before anything is saved, with a choice for each. */
export const ShowsConflicts = meta.story({
  args: {
    onRefresh: fn(async () =>
      sampleVariables.map((variable) => {
        if (variable.name === 'LOG_LEVEL') return { ...variable, value: 'warning' };
        if (variable.name === 'WORKERS') return { ...variable, value: null, is_secret: true };
        return variable;
      }),
    ),
  },
  async play({ args, canvas, userEvent }) {
    for (const [name, text] of [
      ['LOG_LEVEL', ',debug'],
      ['WORKERS', '0'],
      ['SMTP_HOST', '.test'],
    ] as const) {
      await userEvent.type(await edit(userEvent, name), text);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const dialog = within(await findOpen('dialog'));
    await expect(
      dialog.getByRole('heading', { name: '2 variables were changed elsewhere' }),
    ).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    const level = within(dialog.getByRole('radiogroup', { name: 'LOG_LEVEL' }));
    await expect(level.getByText('info,debug')).toBeVisible();
    await expect(level.getByText('warning')).toBeVisible();
    const workers = within(dialog.getByRole('radiogroup', { name: 'WORKERS' }));
    await expect(workers.getByText('The old value can’t be restored')).toBeVisible();
    await expect(dialog.queryByRole('radiogroup', { name: /SMTP_HOST/ })).toBeNull();
    const save = dialog.getByRole('button', { name: 'Apply and Save' });
    await expect(save).toBeDisabled();
    await userEvent.click(level.getByRole('radio', { name: /Take theirs/ }));
    await userEvent.click(workers.getByRole('radio', { name: /Keep mine/ }));
    await userEvent.click(save);
    await waitFor(() =>
      expectSaved(args, [
        { name: 'WORKERS', value: '40', isSecret: true, becomesSecret: false },
        {
          name: 'SMTP_HOST',
          value: 'smtp.example.com.test',
          isSecret: false,
          becomesSecret: false,
        },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Cancelling keeps the drafts, and taking every current value saves nothing. */
export const ResolvesConflictsWithoutSaving = meta.story({
  args: {
    onRefresh: fn(async () =>
      sampleVariables.map((variable) =>
        variable.name === 'SECRET_KEY'
          ? { ...variable, updated_at: '2026-11-21T09:30:00Z' }
          : variable,
      ),
    ),
  },
  async play({ args, canvas, userEvent }) {
    const value = await edit(userEvent, 'SECRET_KEY');
    await userEvent.type(value, 'whsec_1234');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    let dialog = within(await findOpen('dialog'));
    await expect(dialog.queryByText('whsec_1234')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(value).toHaveValue('whsec_1234');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    dialog = within(await findOpen('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /Take theirs/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Apply and Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('textbox', { name: /^Value of/ })).toBeNull();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Actions for SECRET_KEY' })).toHaveFocus(),
    );
  },
});

/** An import is reviewed again if its variables were changed elsewhere. */
export const ReviewsAnImportAgain = meta.story({
  args: { onRefresh: fn(async () => sampleVariables.filter(({ name }) => name !== 'LOG_LEVEL')) },
  async play({ args, userEvent }) {
    const review = await reviewPasted('LOG_LEVEL=debug');
    await userEvent.click(review.getByRole('button', { name: 'Save' }));
    await expect(await review.findByText(/were changed elsewhere/)).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** An app with a deployment can be redeployed with the saved changes. */
export const SavesAndRedeploys = meta.story({
  args: { deployed: { changedNames: [], live, onRedeploy } },
  async play({ canvas, userEvent, args }) {
    await add(userEvent, 'Variable');
    await userEvent.keyboard('WORKERS_MAX');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Value of WORKERS_MAX' }), '8');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expectSaved(
      args,
      [{ name: 'WORKERS_MAX', value: '8', isSecret: false, becomesSecret: false }],
      { redeploy: true },
    );
  },
});
