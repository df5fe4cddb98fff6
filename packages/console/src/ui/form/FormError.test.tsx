import { HttpError } from '@quayside/api-contract';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '@quayside/design-system';

import { commonMessages } from '../../runtime/messages/en/common.ts';
import { useErrorText } from '../../runtime/messages/useErrorText.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { FormError } from './FormError.tsx';

function FailedForm({ body }: { body: unknown }) {
  const { errorTitle } = useMessages(commonMessages);
  const message = useErrorText()(new HttpError('updateMe', { status: 500, statusText: '', body }));
  return (
    <FormError form={{ serverError: { message, retryAfterMs: undefined } }} title={errorTitle} />
  );
}

test('a message of the platform is in English, and one of the console in the language of the page', async () => {
  const form = (isOfPlatform: boolean) => (
    <ThemeProvider>
      <FormError
        form={{ serverError: { message: 'Incorrect', retryAfterMs: undefined, isOfPlatform } }}
        title={undefined}
      />
    </ThemeProvider>
  );
  const screen = await render(form(true));
  const langOf = () => screen.getByText('Incorrect').element().closest('[lang]');
  expect(langOf()).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('alert').element().contains(langOf())).toBe(true);
  await screen.rerender(form(false));
  expect(screen.getByRole('alert').element().contains(langOf())).toBe(false);
});

test.each([
  ['an empty object', {}],
  ['an empty list of details', { detail: [] }],
  ['an object', { detail: { reason: 'tide' } }],
  ['plain text', 'Internal Server Error'],
  ['nothing', ''],
])('an error of the platform whose body is %s has the specified text', async (_what, body) => {
  const screen = await render(
    <ThemeProvider>
      <FailedForm body={body} />
    </ThemeProvider>,
  );
  await expect.element(screen.getByText('Something went wrong!', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Something went wrong.', { exact: true })).toBeVisible();
});
