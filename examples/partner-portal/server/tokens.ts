/** The users of the portal, and their accounts on the platform (the demo data of `@quayside/api-mocks`). */
const accounts = {
  ada: { username: 'ada@example.com', password: 'quayside-demo' },
  annie: { username: 'annie@example.org', password: 'quayside-demo' },
};

/** Whether a text is the name of a portal user. */
export function isPerson(text: string | null): text is keyof typeof accounts {
  return text !== null && Object.hasOwn(accounts, text);
}

/** Returns a fresh platform token for a user. A real portal identifies the caller by its own session. */
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
