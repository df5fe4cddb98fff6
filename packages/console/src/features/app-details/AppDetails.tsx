import type { App } from '@quayside/api-contract';
import {
  Card,
  CardHeader,
  CopyButton,
  DescriptionItem,
  DescriptionList,
  Heading,
  Inline,
  SkeletonText,
  Text,
  Time,
} from '@quayside/design-system';
import { useId } from 'react';
import type { ReactNode } from 'react';

import { describeDeploymentStatus } from '../../ui/describeDeploymentStatus.ts';

import { commonMessages } from '../../runtime/messages/en/common.ts';
import { generalMessages } from '../../runtime/messages/en/general.ts';
import { deploymentStatusMessages } from '../../runtime/messages/en/deploymentStatus.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { DeploymentStatusLabel } from '../../ui/DeploymentStatusLabel.tsx';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { OptionalTime } from '../../ui/OptionalTime.tsx';

interface AppDetailsProps {
  /** `undefined` while it loads. */
  app: App | undefined;
}

interface Fact {
  term: string;
  /** Value; `undefined` while it loads. */
  content: ReactNode;
  /** Whether the value is in a monospace font, which has another line height. */
  isMono?: boolean;
  /** Text to copy; `undefined` if there is none. */
  copied: string | undefined;
}

/** Details of an app, each with a copy button. */
export function AppDetails({ app }: AppDetailsProps) {
  const common = useMessages(commonMessages);
  const messages = useMessages(generalMessages);
  const headingId = useId();
  const facts = useFacts(app);
  return (
    <section aria-labelledby={headingId}>
      <Card>
        <CardHeader>
          <Heading id={headingId} level={2}>
            {messages.details}
          </Heading>
        </CardHeader>
        <DescriptionList>
          {facts.map(({ term, content, isMono = false, copied }) => (
            <DescriptionItem
              key={term}
              term={term}
              action={
                copied !== undefined && (
                  <CopyButton size="xs" label={common.copy(term)} value={copied} />
                )
              }
            >
              {content ?? (
                <Text isMono={isMono} size={isMono ? 12 : undefined}>
                  <SkeletonText width="lg" />
                </Text>
              )}
            </DescriptionItem>
          ))}
        </DescriptionList>
      </Card>
    </section>
  );
}

function useFacts(app: App | undefined): Fact[] {
  const deploymentStatus = useMessages(deploymentStatusMessages);
  const messages = useMessages(generalMessages);
  const { name, id, url, region, created_at: created, latest_deployment: latest } = app ?? {};
  const repository = app?.github_repository;
  const isLoading = app === undefined;
  return [
    { term: messages.applicationName, content: name, copied: name },
    {
      term: messages.id,
      isMono: true,
      content: id && (
        <Text isMono size={12}>
          {id}
        </Text>
      ),
      copied: id,
    },
    {
      term: messages.url,
      isMono: true,
      content: isLoading ? undefined : <Address url={url ?? null} />,
      copied: url ?? undefined,
    },
    ...(url == null && !isLoading
      ? []
      : [
          {
            term: messages.defaultPaths,
            content: url && <DefaultPaths url={url} />,
            copied: undefined,
          },
        ]),
    ...(repository == null
      ? []
      : [
          {
            term: messages.repository,
            isMono: true,
            content: <Repository name={repository} />,
            copied: repository,
          },
        ]),
    {
      term: messages.region,
      isMono: true,
      content: isLoading ? undefined : <Region region={region ?? null} />,
      copied: region ?? undefined,
    },
    {
      term: messages.created,
      content: isLoading ? undefined : <OptionalTime value={created} format="absolute" />,
      copied: created ?? undefined,
    },
    {
      term: messages.deploymentStatus,
      content: isLoading ? undefined : <LatestStatus latest={latest ?? null} />,
      copied: latest ? describeDeploymentStatus(latest.status, deploymentStatus).label : undefined,
    },
  ];
}

function Address({ url }: { url: string | null }) {
  const messages = useMessages(generalMessages);
  if (url === null) return <Text tone="subtle">{messages.noUrl}</Text>;
  return (
    <ExternalLink href={url} name={url}>
      <Text isMono size={12} isTruncated>
        {url}
      </Text>
    </ExternalLink>
  );
}

/** Paths at which FastAPI serves an app's documentation, unless the app changes them. */
const defaultPaths = ['/docs', '/redoc', '/openapi.json'];

function DefaultPaths({ url }: { url: string }) {
  return (
    <Inline gap={3}>
      {defaultPaths.map((path) => (
        <ExternalLink key={path} href={`${url.replace(/\/$/, '')}${path}`} name={path}>
          <Text isMono size={12}>
            {path}
          </Text>
        </ExternalLink>
      ))}
    </Inline>
  );
}

function Region({ region }: { region: string | null }) {
  const messages = useMessages(generalMessages);
  if (region === null) return <Text tone="subtle">{messages.noRegion}</Text>;
  return (
    <Text isMono size={12}>
      {region}
    </Text>
  );
}

/** The repository of an app, linked if it is an `owner/name`. */
function Repository({ name }: { name: string }) {
  if (!/^[\w.-]+\/[\w.-]+$/.test(name)) return <bdi>{name}</bdi>;
  return (
    <ExternalLink href={`https://github.com/${name}`} name={name}>
      {name}
    </ExternalLink>
  );
}

function LatestStatus({ latest }: { latest: App['latest_deployment'] | null }) {
  const messages = useMessages(generalMessages);
  if (latest == null) return <Text tone="subtle">{messages.noDeployments}</Text>;
  return (
    <Inline gap={2}>
      <DeploymentStatusLabel status={latest.status} />
      <Text tone="subtle">
        <Time value={latest.created_at} />
      </Text>
    </Inline>
  );
}
