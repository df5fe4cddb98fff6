import { HttpError, isEmail, NetworkError } from '@quayside/api-contract';
import type { Team, TeamRole } from '@quayside/api-contract';

import { requestedWaitMs } from '../../api/retry.ts';

/** Result for one address. */
export interface InviteResult {
  email: string;
  /** Reason why no address was invited; `undefined` when at least one was. */
  refusal: string | undefined;
}

/** Progress of inviting several people. */
export interface InviteProgress {
  /** Results of the first addresses. */
  results: readonly InviteResult[];
  /** When it goes on, in milliseconds since the epoch, while the platform wants a pause. */
  pausedUntil?: number;
}

interface InviteAllOptions {
  addresses: readonly string[];
  role: TeamRole;
  team: Team;
  /** Invites one. */
  invite: (email: string, role: TeamRole) => Promise<void>;
  onProgress: (progress: InviteProgress) => void;
  texts: { emailInvalid: string; alreadyMember: string };
  /** Words a refusal. */
  errorText: (error: unknown) => string;
  /** Milliseconds since the epoch. */
  now: () => number;
  sleep: (ms: number) => Promise<void>;
}

/** Limit for the sum of all pauses, in milliseconds, after which the user should come back later. */
const longestPauseMs = 120_000;

/** Whether every other invitation would fail the same way: the session is over, or nothing answers. */
function endsAll(error: unknown): boolean {
  if (error instanceof HttpError) return error.status === 401 || error.status === 403;
  return error instanceof NetworkError;
}

/**
 * Invites many, one after the other: all at once would be too many for a platform that counts. Where it wants a pause it
 * gets one. One that is refused, here or by the platform, does not keep the others from it; only where the platform will
 * not be asked any more, the rest is refused with the same words.
 */
export async function inviteAll({
  addresses,
  role,
  team,
  invite,
  onProgress,
  texts,
  errorText,
  now,
  sleep,
}: InviteAllOptions): Promise<InviteResult[]> {
  const members = new Set(team.user_links.map(({ user }) => user.email.toLowerCase()));
  const results: InviteResult[] = [];
  let pausedMs = 0;
  let endText: string | undefined;

  async function refusalOf(email: string): Promise<string | undefined> {
    if (!isEmail(email)) return texts.emailInvalid;
    if (members.has(email.toLowerCase())) return texts.alreadyMember;
    if (endText !== undefined) return endText;
    try {
      await invite(email, role);
      return undefined;
    } catch (error) {
      if (endsAll(error)) endText = errorText(error);
      if (!(error instanceof HttpError && error.status === 429)) return errorText(error);
      const waitMs = requestedWaitMs(error);
      pausedMs += waitMs;
      if (waitMs === 0 || pausedMs > longestPauseMs) {
        endText = errorText(error);
        return endText;
      }
      onProgress({ results: [...results], pausedUntil: now() + waitMs });
      await sleep(waitMs);
      return refusalOf(email);
    }
  }

  for (const email of addresses) {
    onProgress({ results: [...results] });
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    results.push({ email, refusal: await refusalOf(email) });
  }
  return results;
}
