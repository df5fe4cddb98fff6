import { HttpError } from '@quayside/api-contract';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { SourceError } from '../deploy-upload/source.ts';
import type { DeployProgress } from '../deploy-upload/createDeployRun.ts';
import type {
  LeftOutGroup,
  LeftOutReason,
  SourcePlan,
  SourceProblem,
} from '../deploy-upload/source.ts';
import type { NeededType } from '../python-code/codeNeeds.ts';
import { networkFailure, unavailable } from '../../testing/failures.ts';
import { findOpen } from '../../testing/findOpen.ts';
import { sampleVariables } from '../../testing/samples.ts';
import { NewDeploymentScreen } from './NewDeploymentScreen.tsx';
import type { NewDeploymentScreenProps } from './NewDeploymentScreen.tsx';

function groupOf(by: Exclude<LeftOutReason['by'], 'rule'>, paths: readonly string[]): LeftOutGroup {
  return { by, items: paths.map((path) => ({ path, reason: { by } })) };
}

const plan: SourcePlan = {
  root: 'tide-clock',
  fileCount: 42,
  bytes: 1_284_000,
  largest: [
    { path: 'static/quay.png', bytes: 940_000 },
    { path: 'uv.lock', bytes: 182_000 },
    { path: 'api/routes.py', bytes: 18_400 },
    { path: 'main.py', bytes: 5200 },
    { path: 'pyproject.toml', bytes: 610 },
  ],
  leftOut: [
    groupOf('default', ['.git/', '.venv/', '.gitignore']),
    groupOf('secrets', ['.env']),
    {
      by: 'rule',
      items: [{ path: 'notes.log', reason: { by: 'rule', file: '.gitignore', pattern: '*.log' } }],
    },
  ],
  hasRequirements: true,
  folders: ['backend', 'backend/api'],
};

const needOf = (name: string, type: NeededType) => ({
  names: [name],
  isCaseSensitive: true,
  isRequired: true,
  uses: [],
  type,
});

const props: NewDeploymentScreenProps = {
  state: { phase: 'choosing' },
  onAddVariables: fn(async () => {}),
  onChoose: fn(),
  onChooseOther: fn(),
  onDeploy: fn(),
  onRetry: fn(),
  onClose: fn(),
};

/** Choice of a source after one that could not be used. */
const choosingAfter = (problem: SourceProblem) => ({
  state: { phase: 'choosing' as const, error: new SourceError(problem) },
});

const deploying = (progress: DeployProgress, error?: Error) => ({
  state: { phase: 'deploying' as const, progress, error },
});

/** Review of a source, before it is sent. */
const reviewOf = (change: Partial<SourcePlan> = {}, kind: 'files' | 'zip' | 'tarGz' = 'files') => ({
  state: { phase: 'review' as const, kind, plan: { ...plan, ...change } },
});

const meta = preview.meta({
  title: 'Screens/New Deployment',
  tags: ['autodocs'],
  component: NewDeploymentScreen,
  args: props,
});

const dialog = async () => within(await findOpen('dialog', 'New Deployment'));

const choose = async (name: string) => {
  const inputs = document.querySelectorAll<HTMLInputElement>('input[type=file]');
  const input = inputs[inputs.length - 1];
  if (input === undefined) throw new Error('There is nothing to choose files by');
  await userEvent.upload(input, [new File(['x'], name)]);
};

export const Choosing = meta.story({
  async play({ args }) {
    await expect(
      await (await dialog()).findByText('Drop a folder, a .zip or a .tar.gz'),
    ).toBeVisible();
    for (const [name, kind] of Object.entries({
      'app.zip': 'zip',
      'app.tar.gz': 'tarGz',
      'main.py': 'files',
    })) {
      await choose(name);
      await expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ kind }));
    }
  },
});

/** The folder of the last deployment is one press away. */
export const ChoosingWithTheLastFolder = meta.story({
  args: { lastFolder: 'tide-clock', onUseLastFolder: fn(), onChooseFolder: fn() },
  async play({ args }) {
    const shown = await dialog();
    await waitFor(() =>
      expect(shown.getByRole('button', { name: 'Use tide-clock Again' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onUseLastFolder).toHaveBeenCalledOnce();
    await userEvent.click(shown.getByRole('button', { name: 'Choose Folder' }));
    await expect(args.onChooseFolder).toHaveBeenCalledOnce();
  },
});

/** The user did not let the browser read the last folder. */
export const LastFolderDenied = meta.story({
  args: {
    ...choosingAfter({ kind: 'folderDenied', path: 'tide-clock' }),
    lastFolder: 'tide-clock',
  },
  async play() {
    const shown = await dialog();
    const said = /^Your browser wasn’t allowed to read tide-clock\./;
    await expect(shown.getByRole('group', { name: 'Source' })).toHaveAccessibleDescription(said);
    await waitFor(() =>
      expect(shown.getAllByRole('status').map((each) => each.textContent)).toContainEqual(
        expect.stringMatching(said),
      ),
    );
  },
});

export const LastFolderMissing = meta.story({
  args: choosingAfter({ kind: 'folderMissing', path: 'tide-clock' }),
});

export const NothingInIt = meta.story({ args: choosingAfter({ kind: 'empty' }) });

export const NotAnArchive = meta.story({ args: choosingAfter({ kind: 'notAnArchive' }) });

export const Reading = meta.story({ args: { state: { phase: 'reading' } } });

export const Review = meta.story({
  args: reviewOf(),
  async play({ args }) {
    const shown = await dialog();
    await expect(shown.getByText(/42 files/)).toBeVisible();
    await expect(shown.getByText('*.log in .gitignore')).toBeVisible();
    await expect(shown.getByRole('button', { name: 'Deploy' })).toHaveFocus();
    await userEvent.click(shown.getByRole('button', { name: 'Deploy' }));
    await expect(args.onDeploy).toHaveBeenCalled();
  },
});

export const ReviewWithoutRequirements = meta.story({
  args: reviewOf({ hasRequirements: false, leftOut: [] }, 'zip'),
});

export const ReviewWithoutAnApp = meta.story({
  args: {
    ...reviewOf({ appProblem: { kind: 'noAppFile', found: 'backend/api/server.py' } }),
    location: { directory: 'backend', repository: null },
  },
  async play({ args }) {
    const shown = await dialog();
    await expect(shown.getByText('No app found in backend')).toBeVisible();
    await expect(shown.getByText(/main\.py, app\.py/)).toHaveTextContent('backend/api/server.py');
    await userEvent.click(shown.getByRole('button', { name: 'Deploy Anyway' }));
    await expect(args.onDeploy).toHaveBeenCalledWith([]);
  },
});

/** A state whose dialog shows a text. */
const showing = (text: string | RegExp, args: Partial<NewDeploymentScreenProps>) => ({
  args,
  play: async () => expect(await (await dialog()).findByText(text)).toBeVisible(),
});

/** The review of files in which no app was found, and what it says. */
const lackOf = (appProblem: SourcePlan['appProblem'], text: string) =>
  showing(text, reviewOf({ appProblem }));

/** Variables are added from the review, after which it can be deployed. */
async function expectAdded({ onAddVariables }: NewDeploymentScreenProps) {
  await waitFor(() =>
    expect(onAddVariables).toHaveBeenCalledWith([
      { name: 'STRIPE_KEY', value: 'sk_1234', isSecret: true },
    ]),
  );
  const deploy = (await dialog()).getByRole('button', { name: 'Deploy Anyway' });
  await waitFor(() => expect(deploy).toHaveFocus());
}

const noApp = { kind: 'noApp', path: 'main.py', name: undefined, framework: undefined } as const;

export const ReviewOfAFileWithoutAnApp = meta.story(
  lackOf(noApp, 'No FastAPI app found in main.py'),
);

export const ReviewOfAnAppOfAnotherFramework = meta.story(
  lackOf({ ...noApp, framework: 'Flask' }, 'The app in main.py uses Flask, not FastAPI'),
);

export const ReviewOfAMissingEntrypoint = meta.story(
  lackOf(
    { kind: 'entrypointMissing', entrypoint: 'tides.server:app' },
    'The entrypoint tides.server:app was not found',
  ),
);

/** More code than is searched for variables. */
export const ReviewWithUnreadCode = meta.story({
  args: { ...reviewOf({ needs: 'unread' }), variables: sampleVariables },
  async play() {
    const shown = await dialog();
    await expect(shown.getByText(/^Not all Python code could be searched/)).toBeVisible();
    await expect(shown.getByRole('button', { name: 'Deploy' })).toBeEnabled();
  },
});

/** Variables that the code needs are added before the upload. */
export const ReviewWithMissingVariables = meta.story({
  args: {
    ...reviewOf({
      needs: {
        variables: [
          needOf('LOG_LEVEL', 'any'),
          needOf('STRIPE_KEY', 'any'),
          needOf('TIDE_STATION', 'any'),
          needOf('WELCOME_TEXT', 'bool'),
        ],
        unreadable: [1, 2, 3].map((line) => ({
          path: 'main.py',
          line,
          text: 'os.environ[name]',
        })),
      },
    }),
    variables: sampleVariables,
  },
  async play({ args }) {
    const shown = await dialog();
    await expect(shown.getByText('2 variables are missing')).toBeVisible();
    await expect(shown.getByText('WELCOME_TEXT: the code expects true or false')).toBeVisible();
    await expect(shown.getByText(/names of 3 variables/)).toBeVisible();
    await expect(shown.queryByLabelText('LOG_LEVEL')).toBeNull();
    await expect(shown.getByLabelText('STRIPE_KEY')).toHaveAttribute('type', 'password');
    await userEvent.type(shown.getByLabelText('STRIPE_KEY'), 'sk_1234');
    await userEvent.click(shown.getByRole('button', { name: 'Add Variables' }));
    await expectAdded(args);
    await expect(args.onDeploy).not.toHaveBeenCalled();
  },
});

/** Missing variables are taken from the app's `.env` file, after a review of them alone. */
export const TakesVariablesFromAFile = meta.story({
  args: {
    state: {
      ...reviewOf({
        needs: {
          variables: [
            { ...needOf('STRIPE_KEY', 'any'), uses: [{ path: 'api/pay.py', line: 12 }] },
            needOf('TIDE_STATION', 'any'),
          ],
          unreadable: [],
        },
      }).state,
      envFile: new File(['STRIPE_KEY=sk_1234\nUNRELATED=1\n'], '.env'),
    },
    variables: [],
  },
  async play({ args }) {
    const shown = await dialog();
    await expect(shown.getByLabelText('STRIPE_KEY')).toHaveAccessibleDescription(
      'Used in api/pay.py:12',
    );
    await userEvent.click(shown.getByRole('button', { name: 'Take from .env' }));
    const review = within(await shown.findByRole('region', { name: 'Review .env' }));
    await expect(review.getByRole('row', { name: /STRIPE_KEY/ })).toBeVisible();
    await expect(review.queryByRole('row', { name: /UNRELATED/ })).toBeNull();
    await expect(shown.queryByRole('button', { name: 'Deploy Anyway' })).toBeNull();
    await userEvent.click(review.getByRole('button', { name: 'Save' }));
    await expectAdded(args);
  },
});

/** Files that look like secrets are sent unless the user leaves them out. */
export const ReviewWithSecrets = meta.story({
  args: reviewOf({
    secretFiles: [
      { path: 'deploy/id_ed25519', bytes: 411 },
      { path: 'certs/server.pem', bytes: 1704 },
    ],
  }),
  async play({ args }) {
    const shown = await dialog();
    await expect(shown.getByText('2 files may contain secrets')).toBeVisible();
    await userEvent.click(shown.getByRole('checkbox', { name: 'Leave out deploy/id_ed25519' }));
    await userEvent.click(shown.getByRole('button', { name: 'Deploy Anyway' }));
    await expect(args.onDeploy).toHaveBeenLastCalledWith(['deploy/id_ed25519']);
    await userEvent.click(shown.getByRole('checkbox', { name: 'Leave out certs/server.pem' }));
    await expect(shown.getByRole('button', { name: 'Deploy' })).toBeEnabled();
  },
});

/** Files that were left out of the last upload are left out of the next one. */
export const ReviewWithEarlierChoices = meta.story({
  args: {
    ...reviewOf({ secretFiles: [{ path: 'certs/server.pem', bytes: 1704 }] }),
    leftOutBefore: ['certs/server.pem', 'gone.pem'],
  },
  async play({ args }) {
    const shown = await dialog();
    await expect(shown.getByRole('checkbox', { name: 'Leave out certs/server.pem' })).toBeChecked();
    await userEvent.click(shown.getByRole('button', { name: 'Deploy' }));
    await expect(args.onDeploy).toHaveBeenLastCalledWith(['certs/server.pem']);
  },
});

export const ReviewOfTooMuch = meta.story(
  showing('This may be too large', reviewOf({ bytes: 1_400_000_000 })),
);

export const ReviewOfAnArchive = meta.story({
  args: reviewOf(
    { bytes: 482_000_000, largest: [{ path: 'tide-clock.tar.gz', bytes: 482_000_000 }] },
    'tarGz',
  ),
});

export const Packing = meta.story({
  args: deploying({ step: 'pack', bytes: { done: 310_000, total: 1_284_000 } }),
});

const uploading = { step: 'upload' as const, archiveBytes: 482_000_000 };

export const Uploading = meta.story({
  args: deploying({ ...uploading, bytes: { done: 212_000_000, total: 482_000_000 } }),
  async play({ args }) {
    const shown = await dialog();
    await expect(shown.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '212\u00a0MB of 482\u00a0MB',
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(shown.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
});

export const UploadFailed = meta.story({
  args: deploying(uploading, networkFailure),
  async play({ args }) {
    const shown = await dialog();
    await expect(shown.getByRole('alert')).toHaveTextContent('The upload was interrupted');
    await expect(shown.getByText('Completed steps are kept.')).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'Upload Again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
});

const rejectedWith = (status: number, body: unknown): Pick<NewDeploymentScreenProps, 'state'> => ({
  state: {
    ...deploying(uploading, new HttpError('uploadArchive', { status, statusText: '', body })).state,
    canRetry: false,
  },
});

/** A proxy in front of the storage responds with its own page. */
export const UploadTooLarge = meta.story({
  args: rejectedWith(413, '<html><head><title>413 Request Entity Too Large</title></head></html>'),
  async play() {
    const shown = await dialog();
    await expect(shown.getByRole('alert')).toHaveTextContent('The upload was rejected');
    await expect(shown.getByText(/^The archive is 482 MB\..*\.fastapicloudignore/)).toBeVisible();
    await expect(shown.queryByRole('button', { name: 'Upload Again' })).toBeNull();
    await expect(shown.getByRole('button', { name: 'Choose Something Else' })).toHaveFocus();
  },
});

export const UploadOverAKnownLimit = meta.story(
  showing(
    /^The archive is 482 MB\. The server accepts up to 100 MB\./,
    rejectedWith(
      400,
      '<Error><Code>EntityTooLarge</Code><MaxSizeAllowed>100000000</MaxSizeAllowed></Error>',
    ),
  ),
);

export const UploadForbidden = meta.story(
  showing(
    /^The server responded with status 403: “<b>Not from here<\/b>”/,
    rejectedWith(
      403,
      '<Error><Code>AccessDenied</Code><Message>&lt;b&gt;Not from here&lt;/b&gt;</Message></Error>',
    ),
  ),
);

export const CreateFailed = meta.story({
  args: deploying({ step: 'create', archiveBytes: 403_000 }, unavailable),
});

export const PackingFailed = meta.story({
  args: deploying({ step: 'pack' }, new SourceError({ kind: 'unreadable', path: 'api/routes.py' })),
});

export const ReviewOfAStrangeArchive = meta.story({
  args: reviewOf(
    {
      leftOut: [
        groupOf('default', [
          '.git/',
          '.venv/',
          ...Array.from({ length: 1202 }, (_, index) => `src/${index}/__pycache__/`),
        ]),
        groupOf('symlink', ['current', 'static/latest']),
        groupOf('unsafe', ['../../etc/passwd', 'C:/Windows/system.ini']),
        groupOf('duplicate', ['main.py']),
        groupOf('unreadable', ['data/private.csv']),
        groupOf('special', ['run/app.sock']),
      ],
      guessedNames: {
        encoding: 'Shift_JIS',
        count: 12,
        examples: ['資料/日本語.csv', '資料/表.csv', 'テスト.py'],
      },
    },
    'zip',
  ),
  async play() {
    const shown = await dialog();
    await expect(shown.getByText(/read as Shift_JIS/)).toBeVisible();
    await expect(shown.getByText('static/latest')).toBeVisible();
    await expect(shown.getByText('../../etc/passwd')).toBeVisible();
    await expect(shown.getByText('.venv/')).not.toBeVisible();
    await userEvent.click(shown.getByText('Not needed by the build'));
    await expect(shown.getByText('.venv/')).toBeVisible();
    await expect(shown.queryByText('src/1201/__pycache__/')).toBeNull();
    await userEvent.click(shown.getByRole('button', { name: 'Show More (704)' }));
    await userEvent.click(shown.getByRole('button', { name: 'Show More (204)' }));
    await expect(shown.getByText('src/1201/__pycache__/')).toBeInTheDocument();
    await expect(shown.queryByRole('button', { name: /Show More/ })).toBeNull();
  },
});

const long = 'a-folder-with-a-very-long-name/'.repeat(6);

export const LongContent = meta.story({
  args: reviewOf({
    root: '<img src=x onerror=alert(1)>',
    largest: [
      { path: `${long}main.py`, bytes: 940_000_000 },
      { path: 'ملف/صورة.png', bytes: 12 },
    ],
    leftOut: [
      {
        by: 'rule',
        items: Array.from({ length: 12_345 }, (_, index) => ({
          path: `${long}${index}.log`,
          reason: { by: 'rule', file: `${long}.gitignore`, pattern: '*.log' },
        })),
      },
    ],
  }),
});

export const Narrow = meta.story({
  args: reviewOf(),
  globals: { viewport: { value: 'mobile1' } },
});

export const RightToLeft = meta.story({ args: reviewOf(), globals: { dir: 'rtl' } });

/** The chosen files lack the app's directory. */
export const LacksTheDirectory = meta.story(
  showing('backend/api is missing', {
    ...reviewOf({ folders: ['src'] }),
    location: { directory: 'backend/api', repository: null },
  }),
);

/** The same for an app with a repository. */
export const LacksTheDirectoryOfARepository = meta.story({
  args: {
    ...LacksTheDirectory.composed.args,
    location: { directory: 'backend/api', repository: 'tidewater-labs/harbour' },
  },
});
