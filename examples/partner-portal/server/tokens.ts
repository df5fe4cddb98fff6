/** The people of the portal, and their accounts at the platform (the demo world of `@quayside/api-mocks`). */
const accounts = {
  ada: { username: 'ada@example.com', password: 'quayside-demo' },
  annie: { username: 'annie@example.org', password: 'quayside-demo' },
};

/** Whether a text names somebody of the portal. */
export function isPerson(text: string | null): text is keyof typeof accounts {
  return text !== null && Object.hasOwn(accounts, text);
}

/** A fresh token of the platform for somebody. A real portal asks its own session who is calling. */
export async function tokenFor(
  person: keyof typeof accounts,
  platformUrl: string,
): Promise<string> {
  const answer = await fetch(`${platformUrl}/api/v1/login/access-token`, {
    method: 'POST',
    body: new URLSearchParams(accounts[person]),
  });
  const body: unknown = await answer.json();
  if (typeof body !== 'object' || body === null || !('access_token' in body)) {
    throw new Error('The platform gave no token');
  }
  return String(body.access_token);
}
