import {
  Button,
  Card,
  CardBody,
  EmptyState,
  Inline,
  LinkButton,
  Page,
  TextField,
} from '@quayside/design-system';
import { Users } from 'lucide-react';

import { newTeamMessages } from '../../messages/en/teams.ts';
import { pagesMessages } from '../../messages/en/pages.ts';
import { commonMessages } from '../../messages/en/common.ts';
import { validationMessages } from '../../messages/en/validation.ts';
import { FormView } from '../../form/FormView.tsx';
import { nameError } from '../../form/rules.ts';
import { useForm } from '../../form/useForm.ts';
import type { Draft } from '../../form/useDraft.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { slugOf } from '../shared/slugOf.ts';

/** What is typed on New Team. */
export interface NewTeamValues {
  name: string;
}

/** What New Team shows and does. */
export interface NewTeamScreenProps {
  /** Makes it. @default teams are not made in this console, and the page says so */
  onCreate?: ((name: string) => Promise<void>) | undefined;
  /** Where giving up leads. */
  allTeamsHref: string;
  /** Where what is typed waits. @default nowhere */
  draft?: Draft<NewTeamValues> | undefined;
}

/** Gives a new team its name. */
export function NewTeamScreen({ onCreate, allTeamsHref, draft }: NewTeamScreenProps) {
  const pages = useMessages(pagesMessages);
  const texts = useMessages(newTeamMessages);
  return (
    <Page title={pages.newTeam} width="small">
      {onCreate === undefined ? (
        <EmptyState
          icon={<Users />}
          title={texts.off}
          actions={<LinkButton href={allTeamsHref}>{texts.allTeams}</LinkButton>}
        >
          {texts.offHint}
        </EmptyState>
      ) : (
        <Card>
          <CardBody>
            <NewTeamForm onCreate={onCreate} allTeamsHref={allTeamsHref} draft={draft} />
          </CardBody>
        </Card>
      )}
    </Page>
  );
}

interface NewTeamFormProps extends NewTeamScreenProps {
  onCreate: (name: string) => Promise<void>;
}

function NewTeamForm({ onCreate, allTeamsHref, draft }: NewTeamFormProps) {
  const common = useMessages(commonMessages);
  const validation = useMessages(validationMessages);
  const texts = useMessages(newTeamMessages);
  const form = useForm<NewTeamValues>({
    initial: { name: '' },
    check: ({ name }) => ({ name: nameError(name, validation) }),
    onSubmit: ({ name }) => onCreate(name.trim()),
    draft,
  });
  const slug = slugOf(form.values.name);
  return (
    <FormView form={form} refusalTitle={common.errorTitle}>
      <TextField
        label={texts.name}
        name="name"
        autoComplete="off"
        description={slug === '' ? texts.addressHint : texts.address(slug)}
        value={form.values.name}
        onChange={(name) => form.change({ name })}
      />
      <Inline gap={2}>
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {texts.create}
        </Button>
        <LinkButton href={allTeamsHref} variant="ghost">
          {common.cancel}
        </LinkButton>
      </Inline>
    </FormView>
  );
}
