import { deploymentStatusSchema } from '@quayside/api-contract';
import type { DeploymentStatus } from '@quayside/api-contract';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { loading, ready } from '../../domain/loadable.ts';
import { failedWith } from '../../testing/failures.ts';
import { confirm } from '../../testing/findOpen.ts';
import {
  readerOf,
  sampleFailedLog,
  sampleLongLog,
  sampleStepsLog,
} from '../../testing/sampleLog.ts';
import { sampleDeployment, sampleFailure, storyNow } from '../../testing/samples.ts';
import { shows } from '../../testing/shows.ts';
import { withStoryTime } from '../../testing/withStoryTime.tsx';
import { DeploymentScreen } from './DeploymentScreen.tsx';
import type { DeploymentScreenProps } from './DeploymentScreen.tsx';

const minute = 60_000;

const shownIn = (status: DeploymentStatus, tookMs?: number) =>
  sampleDeployment({ seed: 13, status, agoMs: 31 * minute, tookMs });

const inStatus = (...shown: Parameters<typeof shownIn>) => ready(shownIn(...shown));

const completeLog = { read: readerOf([...sampleLongLog(40), { type: 'complete' }]) };
const failedLog = { read: readerOf([...sampleLongLog(3), { type: 'failed' }]) };

const failedDeployment = sampleDeployment({
  seed: 13,
  status: 'building_image_failed',
  agoMs: 31 * minute,
  tookMs: 42_900,
  failure: sampleFailure,
});

const goodBuild = sampleDeployment({ seed: 8, status: 'success', agoMs: 90 * minute });

const props: DeploymentScreenProps = {
  deployment: ready(failedDeployment),
  log: { read: readerOf(sampleFailedLog) },
  links: { environmentVariables: '#variables', logs: '#logs', errors: '#errors' },
  onRedeploy: fn(async () => {}),
};

const missingPackage =
  'Because uvicron was not found in the package registry and your project depends on uvicron';

const failedBefore: DeploymentScreenProps['failedBefore'] = {
  deployment: sampleDeployment({ seed: 9, status: 'building_image_failed', agoMs: 40 * minute }),
  lines: [missingPackage],
};

const linesOf = (...texts: string[]) =>
  texts.map((text, index) => ({ type: 'message' as const, id: `${index + 1}-0`, text }));

const meta = preview.meta({
  title: 'Screens/Deployment',
  tags: ['autodocs'],
  parameters: { isPage: true },
  component: DeploymentScreen,
  decorators: [withStoryTime],
  args: props,
});

export const BuildFailed = meta.story({
  async play({ args, canvas, userEvent }) {
    const steps = canvas.getByRole('list', { name: 'Deployment steps' });
    await expect(steps).toHaveTextContent('Build failed');
    const reason = await canvas.findByRole('region', { name: /conflicts with/ });
    // Announced a moment after it appears.
    await expect(await within(reason).findByRole('heading', { level: 2 })).toBeVisible();
    await waitFor(() =>
      expect(within(reason).getByRole('status')).toHaveTextContent(/conflicts with/),
    );
    await expect(within(reason).getByRole('status')).not.toHaveTextContent('The platform says');
    await expect((await canvas.findByText(/^The platform says:/)).closest('p')).toHaveTextContent(
      sampleFailure.error_title,
    );
    // There are no other deployments to compare with.
    await expect(canvas.queryByText('The previous deployment stays live.')).toBeNull();
    // The same files would fail again: it is not the next step.
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Redeploy' }));
    await confirm('Redeploy');
    await expect(args.onRedeploy).toHaveBeenCalledOnce();
  },
});

export const Building = meta.story({
  args: { deployment: inStatus('building_image'), log: { read: readerOf(sampleLongLog(40)) } },
  async play({ canvas }) {
    // A running deployment cannot be restarted.
    await expect(canvas.queryByRole('button', { name: 'Redeploy' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'More actions' })).toBeDisabled();
    await expect(await canvas.findByRole('grid', { name: 'Build log' })).toBeVisible();
  },
});

export const Ready = meta.story({
  args: { deployment: inStatus('success'), log: completeLog },
});

const withHistory = (status: DeploymentStatus) => ({
  ...Ready.input.args,
  history: [shownIn(status)],
  appUrl: 'https://harbour-api.quayside.example',
});

/** Leaves out the word "Live" of the build log, which is about its connection. */
const inBadge = { selector: '[data-part=badge] *' };

/** A deployment that has just become ready is live, also if the history was read before. */
export const JustReady = meta.story({
  args: withHistory('building_image'),
  async play({ canvas }) {
    await expect(canvas.getByText('Live', inBadge)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Visit/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Redeploy' })).toBeNull();
  },
});

/** The live deployment leads to the app. */
export const Live = meta.story({
  args: withHistory('success'),
  async play({ canvas }) {
    await expect(canvas.getByText('Live', inBadge)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Visit/ })).toHaveAttribute(
      'href',
      'https://harbour-api.quayside.example',
    );
  },
});

/** A cause in the files: redeploying them would fail again. */
export const DeploysAFixedFolder = meta.story({
  args: { onNewDeployment: fn() },
  async play({ args, canvas, userEvent }) {
    await canvas.findByText(/conflicts with/);
    await userEvent.click(canvas.getByRole('button', { name: 'Deploy a Fixed Folder' }));
    await expect(args.onNewDeployment).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Redeploy' })).toBeNull();
  },
});

/** A cause of the platform: the same files may succeed. */
export const TimedOut = meta.story({
  args: {
    deployment: inStatus('building_image_failed_timeout'),
    log: failedLog,
    onNewDeployment: fn(),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Next step:')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Redeploy' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Deploy a Fixed Folder' })).toBeNull();
  },
});

/** Compared with the failure before without being asked. */
export const FixedSince = meta.story({
  args: { ...Ready.input.args, failedBefore },
  play: shows(/^Fixed since .*: There’s no package named uvicron$/),
});

export const AnotherErrorThanBefore = meta.story({
  args: { failedBefore },
  play: shows(/^Another error than in .*: There’s no package named uvicron$/),
});

export const TheSameErrorAsBefore = meta.story({
  args: {
    failedBefore,
    log: { read: readerOf([...linesOf(missingPackage), { type: 'failed' }]) },
  },
  play: shows(/^The same error as in /),
});

export const AwaitingUpload = meta.story({
  args: { deployment: inStatus('waiting_upload'), log: { read: readerOf([]) } },
});

export const UploadCancelled = meta.story({
  args: { deployment: inStatus('upload_cancelled'), log: { read: null } },
  play: async ({ canvas }) => {
    const [first] = within(canvas.getByRole('list', { name: 'Deployment steps' })).getAllByRole(
      'listitem',
    );
    await expect(first).toHaveTextContent('UploadUpload Cancelled');
  },
});

export const Degraded = meta.story({
  args: { deployment: inStatus('degraded'), log: completeLog },
});

/** An unknown status is shown with the platform's name for it. */
export const UnknownStatus = meta.story({
  args: { deployment: inStatus(deploymentStatusSchema.parse('hibernating')) },
});

export const Loading = meta.story({ args: { deployment: loading, log: undefined } });

export const Failed = meta.story({ args: { deployment: failedWith(fn()), log: undefined } });

/** Failures without a matching rule show the platform's message. */
export const InThePlatformsWords = meta.story({
  args: { log: failedLog },
  play: shows(sampleFailure.error_hint),
});

/** The platform's reason may quote the log, line breaks included. */
export const HidesSecretsInThePlatformsWords = meta.story({
  args: {
    deployment: ready({
      ...failedDeployment,
      failure: {
        ...sampleFailure,
        error_message: 'Could not connect:\npostgresql://app:P@ss:w0rd!x@db.internal/harbour',
      },
    }),
    log: failedLog,
  },
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByText(/Could not connect/)).toHaveTextContent(
      /postgresql:\/\/app:•+@db\.internal/,
    );
    await expect(canvas.getByText(sampleFailure.error_hint)).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('w0rd');
  },
});

/** The report quotes the masked log, and names changed variables without their values. */
export const CopiesAReport = meta.story({
  args: {
    report: {
      appName: 'Harbour API',
      href: 'https://console.example.com/deployment',
      onReadChangedNames: () => Promise.resolve(['DATABASE_URL']),
    },
  },
  async play({ canvas, userEvent }) {
    await canvas.findByText(/conflicts with/);
    const write = spyOn(navigator.clipboard, 'write').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Report' }));
    await waitFor(() => expect(write).toHaveBeenCalledOnce());
    const [item] = write.mock.lastCall?.[0] ?? [];
    const report = await (await item?.getType('text/plain'))?.text();
    await expect(report).toMatch(/^### Harbour API: Deployment /);
    await expect(report).toContain('- Status: Build Failed');
    await expect(report).toContain('since the last good deployment: `DATABASE_URL`');
  },
});

export const ComparesWithTheLastGoodBuild = meta.story({
  args: {
    log: { read: readerOf(sampleFailedLog), onRangeChange: fn() },
    otherBuilds: {
      builds: [goodBuild],
      onRead: () =>
        Promise.resolve([
          '#1 [internal] load build definition from Dockerfile',
          '#1 DONE 0.3s',
          '#2 [builder 1/6] FROM python:3.14-slim',
        ]),
    },
  },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Last Good Build/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Go to Line 5' }));
    await expect(args.log?.onRangeChange).toHaveBeenCalledWith({ first: 5, last: 5 });
  },
});

/** Another build is chosen, and all differing lines are shown. */
export const ComparesWithAnotherBuild = meta.story({
  args: {
    deployment: inStatus('success'),
    log: {
      read: readerOf([
        ...linesOf('install fastapi', 'warning: no lock file', 'export', 'push to registry'),
        { type: 'complete' },
      ]),
      onRangeChange: fn(),
    },
    otherBuilds: {
      builds: [sampleDeployment({ seed: 8, status: 'building_image_failed', agoMs: 3_600_000 })],
      onRead: fn(() => Promise.resolve(['install fastapi', 'read uv.lock', 'export'])),
    },
  },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Build Failed/ }));
    await expect(
      await canvas.findByText(/^Line 2 is the first that differs from build/),
    ).toBeVisible();
    const list = within(await canvas.findByRole('list', { name: 'All differences' }));
    const [before, first, , second] = list.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/read uv\.lock.*warning: no lock file/);
    await expect(second).toHaveTextContent(/\(no lines\).*push to registry/);
    await expect(before).not.toHaveTextContent('install fastapi');
    await userEvent.click(
      list.getAllByRole('button', { name: '1 equal line' })[0] ?? document.body,
    );
    await expect(before).toHaveTextContent('install fastapi');
    await userEvent.click(list.getByRole('button', { name: 'Go to Line 4' }));
    await expect(args.log?.onRangeChange).toHaveBeenCalledWith({ first: 4, last: 4 });
  },
});

/** Packages of a successful build are compared, too. */
export const ComparesPackages = meta.story({
  args: {
    deployment: inStatus('success'),
    log: {
      read: readerOf([
        ...linesOf('#7 2.4  + fastapi==0.115.0', '#7 2.4  + httpx==0.28.0'),
        { type: 'complete' },
      ]),
    },
    otherBuilds: {
      builds: [goodBuild],
      onRead: () => Promise.resolve(['#7 2.1  + fastapi==0.114.2', '#7 2.1  + requests==2.31.0']),
    },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Last Good Build/ }));
    await expect(await canvas.findByText('3 packages differ')).toBeVisible();
    await expect(canvas.getByText('0.114.2 → 0.115.0')).toBeVisible();
    await expect(canvas.getByText('removed: 2.31.0')).toBeVisible();
    await expect(canvas.getByText('added: 0.28.0')).toBeVisible();
  },
});

/** Steps in the log link to their first line, and stand beside their usual times. */
export const StepTimes = meta.story({
  args: {
    deployment: inStatus('success'),
    log: { read: readerOf(sampleStepsLog), onRangeChange: fn() },
    usualTimes: { build: 3200 },
  },
  async play({ args, canvas, userEvent }) {
    const steps = within(canvas.getByRole('list', { name: 'Deployment steps' }));
    await expect(await steps.findByText('2.0 s')).toBeVisible();
    await expect(await steps.findByText('4.8 s, usually 3.2 s')).toBeVisible();
    await userEvent.click(
      steps.getByRole('button', { name: 'Build: go to its first line in the log' }),
    );
    await expect(args.log?.onRangeChange).toHaveBeenCalledWith({ first: 6, last: 6 });
  },
});

export const SlowerThanUsual = meta.story({
  args: {
    deployment: inStatus('success', 101_000),
    history: [1, 2, 3, 4].map((seed) =>
      sampleDeployment({ seed, status: 'success', agoMs: 60 * minute * seed }),
    ),
    log: completeLog,
  },
  async play({ canvas }) {
    const duration = canvas.getByText(/^1 min 41 s, usually 42 s/).closest('dd');
    await expect(duration).toHaveTextContent('Slower than usual');
  },
});

export const StartedAgain = meta.story({
  args: {
    deployment: inStatus('success', 30 * minute),
    startedAt: storyNow - minute - 42_000,
    log: completeLog,
  },
  async play({ canvas }) {
    await expect(
      (await canvas.findByText('42 s', { exact: false })).closest('dd'),
    ).toHaveTextContent('42 s estimate');
  },
});

export const LongContent = meta.story({
  args: {
    deployment: ready(
      sampleDeployment({
        seed: 13,
        status: 'building_image_failed',
        agoMs: 31 * minute,
        failure: {
          ...sampleFailure,
          error_code: 'something_new',
          error_title: `No version of ${'a-package-with-a-name-without-end-'.repeat(4)} was found`,
          error_hint:
            'Look at the requirement that asks for it, and at what asks for that. '.repeat(6),
        },
      }),
    ),
    log: { read: readerOf([...sampleLongLog(400), { type: 'failed' }]) },
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } } });

export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });
