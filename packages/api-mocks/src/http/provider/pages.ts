import type { ConsentQuestion } from '../../platform/oauth/consent.ts';
import type { ConsentFailure } from '../../platform/oauth/providers.ts';
import { html, Html } from './html.ts';
import { style } from './style.ts';

/** The form field with the decision, and its values. */
export const allow = 'allow';

const testerErrors: readonly (readonly [ConsentFailure, label: string])[] = [
  ['server_error', 'Internal Error'],
  ['temporarily_unavailable', 'Temporarily Unavailable'],
  ['invalid_scope', 'Invalid Scope'],
];

/** The page that asks a user for consent. */
export function consentHtml(question: ConsentQuestion, productName: string): Html {
  const { name, request, accounts } = question;
  const { title, purpose } = wordsFor(question, productName);
  return pageHtml(
    title,
    html`<p>${purpose}</p>
      <form method="post">
        <input type="hidden" name="request" value="${request}" />
        <fieldset>
          <legend>Your ${name} account</legend>
          ${accounts.map(
            ({ id, name: holder, email }, index) =>
              html`<label class="account">
                <input type="radio" name="account" value="${id}" ${index === 0 ? checked : ''} />
                <span>${holder}<small>${id}, ${email}</small></span>
              </label>`,
          )}
        </fieldset>
        <div class="responses">
          <button name="decision" value="access_denied">Deny</button>
          <button class="strong" name="decision" value="${allow}">Allow</button>
        </div>
        <fieldset class="errors">
          <legend>Provider errors</legend>
          <p>This is a test page in place of ${name}. Choose an error to test how ${name} fails.</p>
          <div class="responses">
            ${testerErrors.map(
              ([error, label]) => html`<button name="decision" value="${error}">${label}</button>`,
            )}
          </div>
        </fieldset>
      </form>`,
  );
}

/** The page for a missing consent request. */
export function endedHtml(reason: string, productName: string, dashboardUrl: string): Html {
  return pageHtml(
    reason,
    html`<p>
        This request was already completed or has expired after ten minutes. Nothing was changed.
        Start again from the page that sent you here.
      </p>
      <p><a href="${dashboardUrl}">Go to ${productName}</a></p>`,
  );
}

const checked = html`checked`;

function wordsFor({ kind, name }: ConsentQuestion, productName: string) {
  switch (kind) {
    case 'login':
      return {
        title: `Log in to ${productName} with ${name}`,
        purpose: `${productName} will see your name and your email address.`,
      };
    case 'link':
      return {
        title: `Connect ${name} to your ${productName} account`,
        purpose: `${productName} will see your user name. You can then log in with ${name}.`,
      };
    case 'integration':
      return {
        title: `Let ${productName} use ${name}`,
        purpose: `${productName} will see your databases and how to connect to them.`,
      };
  }
}

function pageHtml(title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${new Html(`<style>${style}</style>`)}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}
