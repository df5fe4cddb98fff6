import { HttpError } from '@quayside/api-contract';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { RenderResult } from 'vitest-browser-react';

import { describeError } from '../../screens/error/describeError.ts';
import { openConsoleInMemory } from '../../testing/openConsole.tsx';
import type { OpenConsole } from '../../testing/openConsole.tsx';

/** A page of the demo dataset, on screen. */
type OnScreen = OpenConsole & { screen: RenderResult };

/**
 * A message of section 8 of the specification, and where users see it. Those of section 5 are in the stories of the
 * forms, and others in `writes.tsx` and in stories over the platform.
 */
interface Row {
  message: string;
  /** The page, and its state when the message appears. */
  seen: string;
  path: string;
  /** Signed in as Ada? @default true */
  isSignedIn?: boolean;
  /** Done before the page is opened. */
  before?: (console: OpenConsole) => void;
  /** Done on the page. */
  act?: (page: OnScreen) => Promise<void>;
}

/** Fills fields by their labels, then presses a button. */
const send =
  (fields: Readonly<Record<string, string>>, button: string) =>
  async ({ screen }: OnScreen) => {
    for (const [label, text] of Object.entries(fields)) {
      // oxlint-disable-next-line no-await-in-loop -- types like a user, one field after the other
      await screen.getByLabelText(label, { exact: true }).fill(text);
    }
    await screen.getByRole('button', { name: button, exact: true }).click();
  };

/** Opens a dialog by one button and confirms it by another. */
const confirm =
  (open: string, action: string) =>
  async ({ screen }: OnScreen) => {
    await screen.getByRole('button', { name: open, exact: true }).click();
    await screen.getByRole('alertdialog').getByRole('button', { name: action }).click();
  };

const begun =
  (linkProvider: string | null) =>
  ({ session }: OpenConsole) =>
    session.keepSocialLogin({ codeVerifier: 'a'.repeat(56), linkProvider });

const failing =
  (path: string, status: number, body?: unknown) =>
  ({ control }: OpenConsole) =>
    control.setFaults([{ path, status, ...(body !== undefined && { body }) }]);

const credentials = { Email: 'ada@example.com', Password: 'quayside-demo' };
const newcomer = { 'Full name': 'Hedy Lamarr', Email: 'hedy@example.org' };
const settings = '/tidewater-labs/settings';

const signedOut = { isSignedIn: false } as const;
const logIn = { ...signedOut, path: '/login' } as const;

const table: readonly Row[] = [
  {
    message: 'Field required',
    seen: 'Log In: the msg of the first item of the detail',
    ...logIn,
    before: failing('/login/access-token', 422, {
      detail: [{ loc: ['body', 'grant_type'], msg: 'Field required', type: 'missing' }],
    }),
    act: send(credentials, 'Log In'),
  },
  {
    message: 'Something went wrong!',
    seen: 'Sign Up: the title of the toast about a failure',
    ...signedOut,
    path: '/signup',
    act: send(
      {
        ...newcomer,
        Email: 'ada@example.com',
        Password: 'frequency-hopping',
        'Confirm password': 'frequency-hopping',
      },
      'Sign Up',
    ),
  },
  {
    message: 'Success!',
    seen: 'Team Settings: the title of the toast about a success',
    path: settings,
    act: confirm('Change Role of Grace Hopper', 'Make Admin'),
  },
  {
    message: 'Failed to remove user. Please try again.',
    seen: 'a toast',
    path: settings,
    before: failing('/teams/*/users/*', 500),
    act: confirm('Remove User Grace Hopper', 'Remove User'),
  },
  {
    message: 'Unknown error',
    seen: 'Callback, when the provider gives no description',
    ...signedOut,
    path: '/callback?error=server_error',
    before: begun(null),
  },
  {
    message: 'Code not found in URL',
    seen: 'Callback, after a login',
    ...signedOut,
    path: '/callback',
    before: begun(null),
  },
  {
    message: 'Failed to exchange token',
    seen: 'Callback, when the code is rejected',
    ...signedOut,
    path: '/callback?code=wrong',
    before: begun(null),
  },
  {
    message: 'Link code not found in URL',
    seen: 'Callback, after connecting an account',
    path: '/callback',
    before: begun('github'),
  },
  {
    message: 'Failed to finalize link',
    seen: 'Callback, when the link code is rejected',
    path: '/callback?link_code=wrong',
    before: begun('github'),
  },
  {
    message: 'App not found',
    seen: 'the root error screen',
    path: '/tidewater-labs/apps/no-such-app/general',
  },
];

test.each(table)(
  'section 8: "$message" is shown in $seen',
  async ({ message, path, isSignedIn = true, before, act }) => {
    const opened = await openConsoleInMemory(path, { isSignedIn });
    before?.(opened);
    const screen = await render(opened.page);
    await act?.({ ...opened, screen });
    await expect.element(screen.getByText(message, { exact: true }).first()).toBeVisible();
  },
);

test.each([
  [400, 'Bad Request'],
  [401, 'Unauthorized'],
  [403, 'Forbidden'],
  [404, 'Not Found'],
  [409, 'Conflict'],
  [422, 'Validation Error'],
  [429, 'Too Many Requests'],
  [500, 'Internal Server Error'],
  [502, 'Bad Gateway'],
  [503, 'Service Unavailable'],
  [504, 'Gateway Timeout'],
])('section 8: status %i is "%s" behind Show Error', (status, message) => {
  const error = new HttpError('listApps', { status, statusText: '', body: undefined });
  expect(describeError(error)).toContain(message);
});

test('section 8: any other status has its text and body', () => {
  const init = { status: 418, statusText: 'I am a teapot', body: 'short and stout' };
  const error = new HttpError('listApps', init);
  expect(error).toMatchObject({ ...init, message: '418 I am a teapot' });
  expect(describeError(error)).toContain('418 I am a teapot');
});
