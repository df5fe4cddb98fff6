import { HttpError } from '@quayside/api-contract';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { RenderResult } from 'vitest-browser-react';

import { describeError } from '../../screens/error/describeError.ts';
import { openConsoleInMemory } from '../../testing/openConsole.tsx';
import type { OpenConsole } from '../../testing/openConsole.tsx';

/** A page of the demo dataset, on screen. */
type OnScreen = OpenConsole & { screen: RenderResult };

/** A message of the specification, and where users see it. */
interface Row {
  /** The section that states it. */
  section: 5 | 8;
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

const press =
  (name: string | RegExp) =>
  ({ screen }: OnScreen) =>
    screen.getByRole('button', { name, exact: true }).click();

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

const removeUser = confirm('Remove User Grace Hopper', 'Remove User');

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
const signUp = { ...signedOut, path: '/signup' } as const;
const reset = { ...signedOut, path: '/reset-password?token=anything' } as const;
const logIn = { ...signedOut, path: '/login' } as const;

const table: readonly Row[] = [
  {
    section: 5,
    message: 'Name is required',
    seen: 'Sign Up, at the full name',
    ...signUp,
    act: press('Sign Up'),
  },
  {
    section: 5,
    message: 'Password is required',
    seen: 'Sign Up, at the password',
    ...signUp,
    act: press('Sign Up'),
  },
  {
    section: 5,
    message: 'Password must be at least 8 characters',
    seen: 'Sign Up, at the password',
    ...signUp,
    act: send({ Password: 'short' }, 'Sign Up'),
  },
  {
    section: 5,
    message: 'Password confirmation is required',
    seen: 'Sign Up, at the confirmation',
    ...signUp,
    act: press('Sign Up'),
  },
  {
    section: 5,
    message: "Passwords don't match",
    seen: 'Sign Up, at the confirmation',
    ...signUp,
    act: send({ Password: 'one-of-them', 'Confirm password': 'another-one' }, 'Sign Up'),
  },
  {
    section: 5,
    message: 'Password is required',
    seen: 'Reset Password, at the new password',
    ...reset,
    act: press('Reset Password'),
  },
  {
    section: 5,
    message: 'Password must be at least 8 characters',
    seen: 'Reset Password, at the new password',
    ...reset,
    act: send({ 'New password': 'short' }, 'Reset Password'),
  },
  {
    section: 5,
    message: "Passwords don't match",
    seen: 'Reset Password, at the confirmation',
    ...reset,
    act: send({ 'New password': 'one-of-them', 'Confirm password': 'another' }, 'Reset Password'),
  },
  {
    section: 5,
    message: 'Password is required',
    seen: 'Log In, at the password',
    ...logIn,
    act: press('Log In'),
  },
  {
    section: 5,
    message: 'Password must be at least 8 characters',
    seen: 'Log In, at the password',
    ...logIn,
    act: send({ Password: 'short' }, 'Log In'),
  },
  {
    section: 5,
    message: 'Name must be at least 3 characters',
    seen: 'Team Settings, at the name',
    path: settings,
    act: send({ 'Team name': 'ab' }, 'Save'),
  },
  {
    section: 5,
    message: 'Name must be less than 50 characters',
    seen: 'Team Settings, at the name',
    path: settings,
    act: send({ 'Team name': 'x'.repeat(51) }, 'Save'),
  },
  {
    section: 5,
    message: 'Name must be at least 3 characters',
    seen: 'Create New App, at the name',
    path: '/tidewater-labs/new-app',
    act: send({ Name: 'ab' }, 'Create App'),
  },
  {
    section: 5,
    message: 'Name must be less than 50 characters',
    seen: 'Create New App, at the name',
    path: '/tidewater-labs/new-app',
    act: send({ Name: 'x'.repeat(51) }, 'Create App'),
  },
  {
    section: 8,
    message: 'Incorrect email or password',
    seen: 'Log In: the detail of an error',
    ...logIn,
    act: send({ ...credentials, Password: 'not-the-one' }, 'Log In'),
  },
  {
    section: 8,
    message: 'Field required',
    seen: 'Log In: the msg of the first item of the detail',
    ...logIn,
    before: failing('/login/access-token', 422, {
      detail: [{ loc: ['body', 'grant_type'], msg: 'Field required', type: 'missing' }],
    }),
    act: send(credentials, 'Log In'),
  },
  {
    section: 8,
    message: 'Something went wrong.',
    seen: 'Log In: a failure that says nothing',
    ...logIn,
    before: failing('/login/access-token', 500, 'Internal Server Error'),
    act: send(credentials, 'Log In'),
  },
  {
    section: 8,
    message: 'Something went wrong!',
    seen: 'Sign Up: the title of the toast about a failure',
    ...signUp,
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
    section: 8,
    message: 'Success!',
    seen: 'Team Settings: the title of the toast about a success',
    path: settings,
    act: confirm('Change Role of Grace Hopper', 'Make Admin'),
  },
  {
    section: 8,
    message: 'Role updated successfully',
    seen: 'Team Settings, in a toast',
    path: settings,
    act: confirm('Change Role of Grace Hopper', 'Make Admin'),
  },
  {
    section: 8,
    message: 'User removed successfully',
    seen: 'a toast',
    path: settings,
    act: removeUser,
  },
  {
    section: 8,
    message: 'Failed to remove user. Please try again.',
    seen: 'a toast',
    path: settings,
    before: failing('/teams/*/users/*', 500),
    act: removeUser,
  },
  {
    section: 8,
    message: 'Unknown error',
    seen: 'Callback, when the provider gives no description',
    ...signedOut,
    path: '/callback?error=server_error',
    before: begun(null),
  },
  {
    section: 8,
    message: 'Code verifier not found in session storage',
    seen: 'Callback, when nothing was begun in this tab',
    ...signedOut,
    path: '/callback?code=anything',
  },
  {
    section: 8,
    message: 'Code not found in URL',
    seen: 'Callback, after a login',
    ...signedOut,
    path: '/callback',
    before: begun(null),
  },
  {
    section: 8,
    message: 'Failed to exchange token',
    seen: 'Callback, when the code is rejected',
    ...signedOut,
    path: '/callback?code=wrong',
    before: begun(null),
  },
  {
    section: 8,
    message: 'Link code not found in URL',
    seen: 'Callback, after connecting an account',
    path: '/callback',
    before: begun('github'),
  },
  {
    section: 8,
    message: 'Failed to finalize link',
    seen: 'Callback, when the link code is rejected',
    path: '/callback?link_code=wrong',
    before: begun('github'),
  },
  {
    section: 8,
    message: 'Team not found',
    seen: 'the root error screen',
    path: '/no-such-team/apps',
  },
  {
    section: 8,
    message: 'App not found',
    seen: 'the root error screen',
    path: '/tidewater-labs/apps/no-such-app/general',
  },
];

test.each(table)(
  'section $section: "$message" is shown in $seen',
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
