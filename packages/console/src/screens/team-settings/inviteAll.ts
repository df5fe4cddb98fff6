import { HttpError, isEmail, NetworkError } from '@quayside/api-contract';
import type { Team, TeamRole } from '@quayside/api-contract';

import { errorKind } from '../../runtime/errorKind.ts';
import { requestedWaitMs } from '../../domain/requestedWaitMs.ts';

/** Result for one address. */
export interface InviteResult {
  email: string;
  /** Reason why no address was invited; `undefined` when at least one was. */
  error: string | undefined;
}

/** Progress of inviting several users. */
export interface InviteProgress {
  /** Results of the first addresses. */
  results: readonly InviteResult[];
  /** When inviting continues, in milliseconds since the epoch, during a pause requested by the platform. */
  pausedUntil?: number;
}

interface InviteAllOptions {
  addresses: readonly string[];
  role: TeamRole;
  team: Team;
  /** Invites one address. */
  invite: (email: string, role: TeamRole) => Promise<void>;
  onProgress: (progress: InviteProgress) => void;
  texts: { emailInvalid: string; alreadyMember: string };
  /** Returns the user-facing message of an error. */
  errorText: (error: unknown) => string;
  /** Current time in milliseconds since the epoch. */
  now: () => number;
  sleep: (ms: number) => Promise<void>;
}

/** Limit for the sum of all pauses, in milliseconds, after which the user should come back later. */
const longestPauseMs = 120_000;

/** Whether every other invitation would fail the same way: the session is over, or there is no response. */
function endsAll(error: unknown): boolean {
  return errorKind(error) === 'unauthorized' || error instanceof NetworkError;
}

/**
 * Invites several addresses in sequence, because parallel requests could exceed a rate limit. Pauses as long as the
 * platform requests. An address that is rejected, here or by the platform, does not stop the others; an error that would
 * repeat rejects the rest with the same message.
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

  async function errorOf(email: string): Promise<string | undefined> {
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
      return errorOf(email);
    }
  }

  for (const email of addresses) {
    onProgress({ results: [...results] });
    // oxlint-disable-next-line no-await-in-loop -- in sequence
    results.push({ email, error: await errorOf(email) });
  }
  return results;
}
