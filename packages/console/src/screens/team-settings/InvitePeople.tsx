import type { TeamRole } from '@quayside/api-contract';
import {
  Button,
  CardBody,
  Form,
  Select,
  SelectItem,
  Stack,
  TextField,
} from '@quayside/design-system';
import { CircleAlert, CircleCheck, Mail } from 'lucide-react';
import { useState } from 'react';
import type { ClipboardEvent } from 'react';

import { teamSettingsMessages } from '../../runtime/messages/en/teams.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { FieldRefusal, useForm } from '../../ui/form/useForm.ts';
import type { Draft } from '../../ui/form/useDraft.ts';
import { useSecondsUntil } from '../../ui/useSecondsUntil.ts';
import type { InviteProgress, InviteResult } from './inviteAll.ts';
import { parseAddresses } from './parseAddresses.ts';
import * as styles from './TeamSettings.css.ts';

/** Form values of the invitation form. */
export interface InviteValues {
  addresses: string;
  role: TeamRole;
}

/** Sends invitations. */
export interface InvitePeopleProps {
  /** Invites each, and tells what became of it: of all of them in the end, and meanwhile how far it has come. */
  onInvite: (
    addresses: readonly string[],
    role: TeamRole,
    onProgress: (progress: InviteProgress) => void,
  ) => Promise<readonly InviteResult[]>;
  draft?: Draft<InviteValues> | undefined;
}

/** Invites one person, or as many as are pasted. Addresses that were refused stay in the field. */
export function InvitePeople({ onInvite, draft }: InvitePeopleProps) {
  const { invitations: texts, members } = useMessages(teamSettingsMessages);
  const [news, setNews] = useState<InviteNews>();
  const form = useForm<InviteValues>({
    initial: { addresses: '', role: 'member' },
    check: ({ addresses }) => ({
      addresses: /[^\s,;]/.test(addresses) ? undefined : texts.noAddress,
    }),
    async onSubmit(sent) {
      const { addresses, role } = sent;
      const people = parseAddresses(addresses);
      if (people.length === 0) throw new FieldRefusal({ addresses: texts.noAddress });
      const count = people.length;
      const found = await onInvite(people, role, (progress) => setNews({ ...progress, count }));
      setNews({ results: found, count });
      const refused = found.filter(({ refusal }) => refusal !== undefined);
      form.settle(sent, { addresses: refused.map(({ email }) => email).join(', '), role });
    },
    draft,
  });

  return (
    <CardBody>
      <Form
        validationBehavior="aria"
        validationErrors={form.errors}
        className={styles.inviteLine}
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <TextField
          aria-label={texts.addresses}
          name="addresses"
          inputMode="email"
          autoComplete="off"
          spellCheck="false"
          placeholder={texts.placeholder}
          start={<Mail size={16} aria-hidden="true" />}
          className={styles.addresses}
          value={form.values.addresses}
          onChange={(addresses) => form.change({ addresses })}
          onPaste={(event) => pasteLines(event, (addresses) => form.change({ addresses }))}
        />
        <Select
          aria-label={texts.role}
          className={styles.role}
          selectedKey={form.values.role}
          onSelectionChange={(key) => form.change({ role: key === 'admin' ? 'admin' : 'member' })}
        >
          <SelectItem id="member">{members.roles.member}</SelectItem>
          <SelectItem id="admin">{members.roles.admin}</SelectItem>
        </Select>
        <Button type="submit" isPending={form.isPending}>
          {texts.invite}
        </Button>
      </Form>
      <div role="status" aria-busy={form.isPending} className={styles.news}>
        {news && <Results {...news} />}
      </div>
    </CardBody>
  );
}

interface InviteNews extends InviteProgress {
  /** Number of people to invite. */
  count: number;
}

function Results({ results, count, pausedUntil }: InviteNews) {
  const { invitations: texts } = useMessages(teamSettingsMessages);
  const seconds = useSecondsUntil(pausedUntil);
  const invited = results.filter(({ refusal }) => refusal === undefined).length;
  return (
    <Stack gap={2}>
      <span>
        <span>{texts.summary(invited, count)}</span>
        {pausedUntil !== undefined && <span>{` ${texts.pausing(seconds)}`}</span>}
      </span>
      <ul className={styles.results} aria-label={texts.results}>
        {results.map(({ email, refusal }) => {
          const Icon = refusal === undefined ? CircleCheck : CircleAlert;
          return (
            <li key={email} className={styles.result}>
              <Icon
                size={16}
                aria-hidden="true"
                className={styles.resultIcon}
                data-sent={refusal === undefined || undefined}
              />
              <span>
                <bdi>{email}</bdi>
                <span>{`: ${refusal ?? texts.invited}`}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </Stack>
  );
}

/** A field of one line drops the ends of lines that are pasted, and the addresses would run into each other. */
function pasteLines(event: ClipboardEvent, onChange: (text: string) => void) {
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
  onChange(input.value);
}
