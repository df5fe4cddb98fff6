import type { TeamRole } from '@quayside/api-contract';
import { Button, CardBody, Select, SelectItem } from '@quayside/design-system';
import { CircleAlert, CircleCheck, Mail } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { ClipboardEvent } from 'react';
import { Controller } from 'react-hook-form';

import { teamSettingsMessages } from '../../runtime/messages/en/teamSettings.ts';
import type { Messages } from '../../runtime/messages/messages.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { FormFields } from '../../ui/form/FormView.tsx';
import { TextFieldControl } from '../../ui/form/TextFieldControl.tsx';
import type { Draft } from '../../ui/form/useDraft.ts';
import { useZodForm } from '../../ui/form/useZodForm.ts';
import { useSecondsUntil } from '../../ui/useSecondsUntil.ts';
import type { InviteProgress, InviteResult } from './inviteAll.ts';
import { inviteSchema } from './inviteSchema.ts';
import type { InviteValues } from './inviteSchema.ts';
import * as styles from './TeamSettings.css.ts';

/** Sends invitations. */
export interface InvitePeopleProps {
  /** Invites each address. Reports the progress, and returns all results. */
  onInvite: (
    addresses: readonly string[],
    role: TeamRole,
    onProgress: (progress: InviteProgress) => void,
  ) => Promise<readonly InviteResult[]>;
  draft?: Draft<InviteValues> | undefined;
}

/** Form that invites one or more users. Rejected addresses stay in the field. */
export function InvitePeople({ onInvite, draft }: InvitePeopleProps) {
  const { invitations: texts, members } = useMessages(teamSettingsMessages);
  const [news, setNews] = useState<InviteNews>();
  const resultsId = useId();
  const form = useZodForm({
    schema: inviteSchema(texts),
    defaultValues: { addresses: '', role: 'member' },
    async onSubmit({ addresses, role }) {
      const count = addresses.length;
      const found = await onInvite(addresses, role, (progress) => {
        setNews({ ...progress, count });
        // The rest is invited even if the user leaves, and is not offered again.
        draft?.store({ addresses: rejectedIn(progress.results), role });
      });
      setNews({ results: found, count });
      return { addresses: rejectedIn(found), role };
    },
    resetsOnSuccess: true,
    draft,
  });

  const { isPending, setError } = form;
  // The form clears its errors after it was sent.
  useEffect(() => {
    const message = isPending ? undefined : rejectionOf(news?.results ?? [], texts);
    if (message !== undefined) setError('addresses', { type: 'server', message });
  }, [isPending, news, texts, setError]);

  return (
    <CardBody>
      <FormFields onSubmit={form.submit} className={styles.inviteLine}>
        <TextFieldControl
          form={form}
          name="addresses"
          aria-label={texts.addresses}
          isRequired
          aria-details={news && resultsId}
          inputMode="email"
          autoComplete="off"
          spellCheck="false"
          placeholder={texts.placeholder}
          start={<Mail size={16} aria-hidden="true" />}
          className={styles.addresses}
          onPaste={pasteLines}
        />
        <Controller
          control={form.control}
          name="role"
          render={({ field }) => (
            <Select
              aria-label={texts.role}
              className={styles.role}
              selectedKey={field.value}
              onSelectionChange={field.onChange}
            >
              <SelectItem id="member">{members.roles.member}</SelectItem>
              <SelectItem id="admin">{members.roles.admin}</SelectItem>
            </Select>
          )}
        />
        <Button type="submit" isPending={form.isPending}>
          {texts.invite}
        </Button>
      </FormFields>
      <div className={styles.news}>
        <div role="status" aria-busy={form.isPending}>
          {news && <Summary {...news} />}
        </div>
        {news && <Results id={resultsId} results={news.results} />}
      </div>
    </CardBody>
  );
}

/** Returns the error of the field after addresses were rejected, which stay in it. */
function rejectionOf(
  results: readonly InviteResult[],
  texts: Messages['teamSettings']['invitations'],
): string | undefined {
  const rejected = results.filter(({ error }) => error !== undefined);
  const [first] = rejected;
  if (first === undefined) return undefined;
  return rejected.length === 1 ? `${first.email}: ${first.error}` : texts.rejected(rejected.length);
}

const rejectedIn = (results: readonly InviteResult[]) =>
  results.flatMap(({ email, error }) => (error === undefined ? [] : [email])).join(', ');

interface InviteNews extends InviteProgress {
  /** Number of users to invite. */
  count: number;
}

function Summary({ results, count, pausedUntil }: InviteNews) {
  const { invitations: texts } = useMessages(teamSettingsMessages);
  const seconds = useSecondsUntil(pausedUntil);
  const invited = results.filter(({ error }) => error === undefined).length;
  return (
    <>
      <span>{texts.summary(invited, count)}</span>
      {pausedUntil !== undefined && <span>{` ${texts.pausing(seconds)}`}</span>}
    </>
  );
}

function Results({ id, results }: { id: string } & Pick<InviteNews, 'results'>) {
  const { invitations: texts } = useMessages(teamSettingsMessages);
  return (
    <ul id={id} className={styles.results} aria-label={texts.results}>
      {results.map(({ email, error }) => {
        const Icon = error === undefined ? CircleCheck : CircleAlert;
        return (
          <li key={email} className={styles.result}>
            <Icon
              size={16}
              aria-hidden="true"
              className={styles.resultIcon}
              data-sent={error === undefined || undefined}
            />
            <span>
              <bdi>{email}</bdi>
              <span>{`: ${error ?? texts.invited}`}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** A single-line field removes pasted line breaks, which would join the addresses. */
function pasteLines(event: ClipboardEvent) {
  const input = event.target;
  const pasted = event.clipboardData.getData('text/plain');
  if (!(input instanceof HTMLInputElement) || !/[\r\n]/.test(pasted)) return;
  event.preventDefault();
  const { selectionStart, selectionEnd } = input;
  input.setRangeText(
    pasted.trim().replaceAll(/\s*[\r\n]+\s*/g, ', '),
    selectionStart ?? input.value.length,
    selectionEnd ?? input.value.length,
    'end',
  );
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
