import { randomHex, randomUuid } from '../random.ts';
import type { MailRecord, UserRecord } from './records.ts';
import { PlatformError } from './platformErrors.ts';
import type { Dataset } from './dataset.ts';

const hours = 3_600_000;

/** An email to send. `path` is a page of the console; the token is added as a search parameter. */
export interface Letter {
  to: string;
  kind: MailRecord['kind'];
  subject: string;
  path: `/${string}`;
  /** User whose account the token changes; null where it acts for its holder. */
  user: UserRecord | null;
  /** Lifetime of the token in milliseconds. @default 48 hours */
  life?: number;
}

/** The outbox. Nothing is sent: the emails are read through the control surface. */
export interface Mails {
  send(letter: Letter): MailRecord;
  /** Newest first; all of them, or those to one address. */
  list(to?: string): MailRecord[];
  /** Consumes a token. Rejects one that is unknown, used or expired with `Invalid token`. */
  redeem(kind: MailRecord['kind'], token: string): MailRecord;
}

/** Creates the outbox of a dataset. */
export function createMails(dataset: Dataset): Mails {
  const { rows, settings, clock } = dataset;
  return {
    send: ({ to, kind, subject, path, user, life = 48 * hours }) =>
      dataset.write(() => {
        const token = randomHex(dataset.random, 48);
        const created_at = clock.now();
        return rows.mails.insert({
          id: randomUuid(dataset.random),
          to,
          kind,
          subject,
          url: `${settings.dashboardUrl}${path}?token=${token}`,
          token,
          created_at,
          user_id: user?.id ?? null,
          expires_at: created_at + life,
          is_used: false,
        });
      }),
    list: (to) =>
      rows.mails
        .all()
        .filter((mail) => to === undefined || mail.to === to)
        .toReversed(),
    redeem(kind, token) {
      const mail = rows.mails.where('token', token).find((sent) => sent.kind === kind);
      if (mail === undefined || mail.is_used || mail.expires_at <= clock.now()) {
        throw new PlatformError(400, 'Invalid token');
      }
      return dataset.write(() => rows.mails.update(mail.id, { is_used: true }));
    },
  };
}
