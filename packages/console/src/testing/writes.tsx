import { endpoints } from '@quayside/api-contract';
import { page, userEvent } from 'vitest/browser';

import { consentState } from '../api/consentState.ts';
import type { BeforeAction } from '../runtime/actions.ts';
import type { PageId, PageParamName } from '../runtime/navigation/paths.ts';
import { createMemorySession } from '../runtime/session/createSession.ts';
import type { SessionStore } from '../runtime/session/SessionStore.ts';
import { findPlaces, openPage } from './faultyPlatform.tsx';
import type { FailureKind, FaultyPlatform } from './faultyPlatform.tsx';
import type { WriteId } from './writeIds.ts';

/** Steps of a write, and how its success is recognized. */
export interface Write {
  page: PageId;
  /** @default the values that `findPlaces` found */
  params?: Partial<Record<PageParamName, string>>;
  /** Parameters of the query. @default those that `findPlaces` found */
  search?: Record<string, string>;
  /** Email of the user. @default 'ada@example.com' */
  as?: string;
  /** @default as the page's guard requires */
  session?: (token: string) => SessionStore;
  /** With rail and top bar. @default false */
  isWhole?: boolean;
  /** Changes the platform before the page opens. Returns parameters of the query. */
  given?: (platform: FaultyPlatform) => Promise<Record<string, string> | void>;
  /** Fills in and opens everything before the button is pressed. */
  fill?: () => Promise<void>;
  /** Presses the button. @default the page makes the write when it opens */
  send?: () => Promise<void>;
  /** Presses the button that appears after a failure. @default `send` */
  sendAgain?: () => Promise<void>;
  /** Milliseconds before the request is sent, in which it can be undone. @default 0 */
  deferredMs?: number;
  /** Text that the page shows after success. */
  done: RegExp;
  /** Permanent failures, and the text that reports them. */
  ends?: Partial<Record<FailureKind, RegExp>>;
  /** Failures that the console retries automatically, because the user sees it wait. */
  repeats?: readonly FailureKind[];
  /** Why a failure needs no message: the page continues as after success. */
  isSilent?: string;
  /** Whether the archive's upload never ends. @default false */
  isUploadStuck?: boolean;
}

// Maximum time for the effect of a button, in milliseconds.
const timeout = 10_000;

const press = (name: string | RegExp, within = page.elementLocator(document.body)) =>
  within.getByRole('button', { name, exact: true }).click({ timeout });
/** While warnings are open it says so. */
const deploy = /^Deploy(?: Anyway)?$/;
const type = (label: string, text: string) =>
  page.getByLabelText(label, { exact: true }).fill(text, { timeout });
const choose = async (field: string, option: RegExp) => {
  await page.getByRole('button', { name: new RegExp(field) }).click({ timeout });
  await page.getByRole('option', { name: option }).click({ timeout });
};
const search = async (field: string, option: RegExp) => {
  await page.getByRole('combobox', { name: field }).click({ timeout });
  await page.getByRole('option', { name: option }).click({ timeout });
};
const dialog = (name: string | RegExp) => page.getByRole('alertdialog', { name });
const confirm = (title: string | RegExp, action: string) => press(action, dialog(title));
const confirmByText = async (title: string, text: string) => {
  await dialog(title).getByRole('textbox').fill(text, { timeout });
};
/** Presses Save in the region with this title. */
const saveOf = (title: string) => press('Save', page.getByRole('region', { name: title }));

const chooseFiles = async () => {
  await press('New Deployment');
  await page.getByText('Drop a folder, a .zip or a .tar.gz').click({ timeout, trial: true });
  const input = document.querySelector<HTMLInputElement>('input[type=file]:not([webkitdirectory])');
  if (input === null) throw new Error('There is no field for files');
  await userEvent.upload(page.elementLocator(input), [
    new File(['app = None\n'], 'main.py'),
    new File(['fastapi[standard]\n'], 'requirements.txt'),
  ]);
  await page.getByText(/2 files/).click({ timeout: 15_000, trial: true });
};
const deployed = /Build Queued/;
const permanent = /Trying again won’t help/;

const wholeTeam = { teamSlug: 'tidewater-labs' };
const docsSearch = { ...wholeTeam, appSlug: 'docs-search' };
const linking = (linkProvider: string | null) => (token: string) => {
  const session = createMemorySession(linkProvider === null ? {} : { token });
  session.keepSocialLogin({ codeVerifier: 'v'.repeat(43), linkProvider });
  return session;
};

/** Every write of the console, with each way to make it. */
export const writes: Readonly<Record<WriteId, Write | readonly Write[]>> = {
  createApp: {
    page: 'newApp',
    fill: () => type('Name', 'Pilot Station'),
    send: () => press('Create App'),
    done: /pilot-station/,
  },
  updateApp: {
    page: 'appSettings',
    fill: () => type('App directory', 'src/api'),
    send: () => press('Save'),
    done: /Directory saved/,
  },
  deleteApp: {
    page: 'appSettings',
    async fill() {
      await press('Delete App…');
      await confirmByText('Delete App', 'Harbour API');
    },
    send: () => confirm('Delete App', 'Delete App'),
    done: /Harbour API deleted/,
  },
  batchEnvironmentVariables: [
    {
      page: 'environmentVariables',
      async fill() {
        await press('Add');
        await page.getByRole('menuitem', { name: 'Variable' }).click({ timeout });
        await type('Name of the new variable', 'TIDE_API');
        await type('Value of TIDE_API', 'https://tides.example.com');
      },
      send: () => press('Save'),
      done: /1 Variable saved/,
    },
    {
      page: 'environmentVariables',
      async fill() {
        await press('Actions for LOG_LEVEL');
        await page.getByRole('menuitem', { name: 'Delete' }).click({ timeout });
      },
      send: () => press('Save'),
      done: /1 Variable removed/,
    },
  ],
  updateEnvironmentVariable: {
    page: 'environmentVariables',
    async fill() {
      await press('Actions for LOG_LEVEL');
      await page.getByRole('menuitem', { name: 'Edit' }).click({ timeout });
      await choose('Kind of LOG_LEVEL', /^Secret/);
    },
    send: () => press('Save'),
    done: /1 Variable saved/,
  },
  createDeployment: {
    page: 'deployments',
    fill: chooseFiles,
    send: () => press(deploy),
    sendAgain: () => press('Try Again'),
    done: deployed,
    ends: { '404': permanent, '422': permanent },
  },
  requestUpload: {
    page: 'deployments',
    fill: chooseFiles,
    send: () => press(deploy),
    sendAgain: () => press('Upload Again'),
    done: deployed,
    ends: { '422': permanent },
  },
  completeUpload: {
    page: 'deployments',
    fill: chooseFiles,
    send: () => press(deploy),
    sendAgain: () => press('Try Again'),
    done: deployed,
    ends: { '422': permanent },
  },
  cancelUpload: {
    page: 'deployments',
    isUploadStuck: true,
    async fill() {
      await chooseFiles();
      await press(deploy);
      await page.getByText('Uploading').click({ timeout: 15_000, trial: true });
    },
    send: () => press('Cancel'),
    isSilent: 'The deployment expires by itself.',
    done: /1–5 of/,
  },
  redeploy: [
    {
      page: 'deployments',
      fill: () => press(/^Redeploy/, page.getByRole('row', { name: /Live/ })),
      send: () => confirm(/Redeploy/, 'Redeploy'),
      done: deployed,
    },
    {
      page: 'deployment',
      async fill() {
        await press('More actions');
        await page.getByRole('menuitem', { name: 'Redeploy' }).click({ timeout });
      },
      send: () => confirm(/Redeploy/, 'Redeploy'),
      done: deployed,
    },
    {
      page: 'general',
      fill: () =>
        page.getByRole('button', { name: 'Redeploy', exact: true }).first().click({ timeout }),
      send: () => confirm(/Redeploy/, 'Redeploy'),
      done: deployed,
    },
    {
      page: 'environmentVariables',
      async given({ working }) {
        const { data } = await working.call(endpoints.listApps, { query: { slug: 'harbour-api' } });
        await working.call(endpoints.batchEnvironmentVariables, {
          path: { app_id: data[0]?.id ?? '' },
          body: { upsert: { LOG_LEVEL: { value: 'error', is_secret: false } }, delete: [] },
        });
      },
      fill: () => press(/^Redeploy/),
      send: () => confirm(/Redeploy/, 'Redeploy'),
      done: deployed,
    },
  ],
  finalizeIntegration: {
    page: 'integrationCallback',
    session: linking('neon'),
    given: async () => ({
      link_code: 'code',
      state: await consentState('v'.repeat(43), { ...wholeTeam, provider: 'neon' }),
    }),
    sendAgain: () => press('Try Again'),
    // The code is made up.
    done: /expired/,
    ends: { '404': /Not Found/ },
  },
  connectResource: {
    page: 'storage',
    params: docsSearch,
    search: { connect: '' },
    async fill() {
      await search('Integration', /^Neon/);
      await search('Project', /^production/);
      await search('Branch', /^main/);
      await search('Database', /^neondb/);
      await type('Environment variable', 'TIDES_URL');
    },
    send: () => press('Connect'),
    done: /connected. It sets TIDES_URL/,
  },
  disconnectResource: {
    page: 'storage',
    params: { ...wholeTeam, appSlug: 'invoice-worker' },
    fill: () => press('Disconnect job-queue'),
    send: () => confirm('Disconnect job-queue?', 'Disconnect'),
    done: /job-queue disconnected/,
  },
  createInvitation: [
    {
      page: 'teamSettings',
      fill: () => type('Email addresses', 'hedy@example.org'),
      send: () => press('Invite'),
      done: /hedy@example.org: Invited/,
      repeats: ['429 that asks to wait'],
    },
    {
      page: 'teamSettings',
      send: () => press('Resend to barbara@example.org'),
      done: /We sent a new link to barbara@example.org/,
    },
  ],
  acceptInvitation: {
    page: 'invitation',
    given: invitationOfAda,
    send: () => press('Accept Invitation'),
    done: /You joined the team/,
    ends: { '422': /Invitation not found/ },
  },
  deleteInvitation: [
    {
      page: 'invitation',
      given: invitationOfAda,
      send: () => press('Decline'),
      done: /Invitation declined/,
      ends: { '422': /Invitation not found/ },
    },
    {
      page: 'home',
      fill: () => press('Decline the invitation to Lighthouse Works'),
      send: () => confirm(/Decline/, 'Decline'),
      done: /declined/i,
    },
    {
      page: 'teamSettings',
      send: () => press('Revoke the invitation for dorothy@example.org'),
      deferredMs: 8000,
      done: /Invitation revoked/,
    },
    {
      page: 'teamSettings',
      send: () => press('Resend to dorothy@example.org'),
      done: /We sent a new link to dorothy@example.org/,
    },
  ],
  login: {
    page: 'logIn',
    async fill() {
      await type('Email', 'ada@example.com');
      await type('Password', 'quayside-demo');
    },
    send: () => press('Log In'),
    done: /Tidewater Labs/,
  },
  authorizeDevice: {
    page: 'device',
    fill: () => page.getByText('It matches', { exact: true }).click({ timeout }),
    send: () => press('Authorize'),
    done: /You can close this tab/,
    ends: { '404': /Code not found/ },
  },
  denyDevice: {
    page: 'device',
    send: () => press('Deny'),
    done: /Login denied/,
    // On a platform without this endpoint the code expires.
    ends: { '404': /Login denied/ },
  },
  recoverPassword: {
    page: 'recoverPassword',
    fill: () => type('Email', 'grace@example.com'),
    send: () => press('Send Link'),
    done: /we sent a link to it/,
  },
  resetPassword: {
    page: 'resetPassword',
    async given({ working, control }) {
      const email = 'grace@example.com';
      await working.call(endpoints.recoverPassword, { path: { email } });
      return { token: control.outbox(email)[0]?.token ?? '' };
    },
    async fill() {
      await type('New password', 'compiler-first');
      await type('Confirm password', 'compiler-first');
    },
    send: () => press('Reset Password'),
    done: /Password changed/,
  },
  logOut: {
    page: 'home',
    isWhole: true,
    fill: () => press(/Ada Lovelace/),
    send: () => page.getByRole('menuitem', { name: 'Log Out' }).click({ timeout }),
    isSilent: 'The session of this browser ends whatever the platform says.',
    done: /Forgot password/,
  },
  createTeam: {
    page: 'newTeam',
    fill: () => type('Name', 'Harbour Pilots'),
    send: () => press('Create Team'),
    done: /Deploy your first app/,
  },
  updateTeam: {
    page: 'teamSettings',
    fill: () => type('Team name', 'Tidewater Works'),
    send: () => saveOf('Profile'),
    done: /Team name saved/,
  },
  deleteTeam: {
    page: 'teamSettings',
    async fill() {
      await press('Delete Team…');
      await confirmByText('Delete Team', 'Tidewater Labs');
    },
    send: () => confirm('Delete Team', 'Delete Team'),
    done: /Tidewater Labs deleted/,
  },
  transferTeamOwnership: {
    page: 'teamSettings',
    async fill() {
      await choose('New owner', /Katherine/);
      await press('Transfer Ownership…');
      await confirmByText('Transfer Ownership', 'Tidewater Labs');
    },
    send: () => confirm('Transfer Ownership', 'Transfer Ownership'),
    done: /Katherine Johnson now owns the team/,
  },
  updateTeamMember: {
    page: 'teamSettings',
    fill: () => press('Change Role of Grace Hopper'),
    send: () => confirm('Change Role', 'Make Admin'),
    done: /Role updated successfully/,
  },
  removeTeamMember: {
    page: 'teamSettings',
    fill: () => press('Remove User Radia Perlman'),
    send: () => confirm('Remove User', 'Remove User'),
    done: /User removed successfully/,
  },
  deleteMe: {
    page: 'accountSettings',
    as: 'margaret@example.com',
    async fill() {
      await press('Delete Account…');
      await confirmByText('Delete Account', 'margaret@example.com');
    },
    send: () => confirm('Delete Account', 'Delete Account'),
    done: /Account deleted/,
  },
  updateMe: {
    page: 'accountSettings',
    fill: () => type('Full name', 'Ada King'),
    send: () => saveOf('Profile'),
    done: /Profile saved/,
  },
  updateMyEmail: {
    page: 'accountSettings',
    fill: () => type('Email', 'ada@example.org'),
    send: () => saveOf('Profile'),
    done: /We sent a link to ada@example.org/,
  },
  updateMyPassword: {
    page: 'accountSettings',
    async fill() {
      await type('Current password', 'quayside-demo');
      await type('New password', 'analytical-engine');
      await type('Confirm password', 'analytical-engine');
    },
    send: () => saveOf('Security'),
    done: /Password updated successfully/,
  },
  signup: {
    page: 'signUp',
    async fill() {
      await type('Full name', 'Hedy Lamarr');
      await type('Email', 'hedy@example.org');
      await type('Password', 'frequency-hopping');
      await type('Confirm password', 'frequency-hopping');
    },
    send: () => press('Sign Up'),
    done: /Check your email/,
  },
  resendVerification: {
    page: 'verifyEmail',
    session: () => createMemorySession(),
    fill: () => type('Email', 'hedy@example.org'),
    send: () => press('Send a New Link'),
    done: /If this address is waiting/,
  },
  exchangeSocialCode: {
    page: 'callback',
    search: { code: 'code' },
    session: linking(null),
    sendAgain: () => page.getByRole('link', { name: 'Back to log in' }).click({ timeout }),
    done: /Forgot password/,
  },
  finalizeSocialLink: {
    page: 'callback',
    search: { link_code: 'code' },
    session: linking('github'),
    sendAgain: () => page.getByRole('link', { name: /^Back to/ }).click({ timeout }),
    done: /Connected Accounts/,
  },
  unlinkSocialAccount: {
    page: 'accountSettings',
    as: 'grace@example.com',
    fill: () => press('Disconnect GitHub'),
    send: () => confirm('Disconnect GitHub', 'Disconnect'),
    done: /GitHub disconnected/,
  },
};

/** Opens the page of a write over a platform. */
export async function openWrite(
  platform: FaultyPlatform,
  { page: id, given, isUploadStuck, isWhole, params, search: query, session }: Write,
  onBeforeAction?: BeforeAction,
) {
  const places = await findPlaces(platform);
  const own = (await given?.(platform)) ?? query;
  if (isUploadStuck) platform.upload = () => new Promise(() => {});
  return await openPage(platform, id, {
    params: { ...places.params, ...params },
    search: own ? { ...places.search, [id]: own } : places.search,
    ...(session && { session: session(platform.token) }),
    onBeforeAction,
    isWhole,
  });
}

async function invitationOfAda({ control }: FaultyPlatform) {
  const mail = control.outbox('ada@example.com').find(({ kind }) => kind === 'invitation');
  return { token: mail?.token ?? '' };
}
