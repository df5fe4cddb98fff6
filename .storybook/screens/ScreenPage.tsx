import {
  Controls,
  DocsContext,
  Heading,
  Primary,
  Source,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { lazy, Suspense, useContext } from 'react';

import { Link } from '../../packages/design-system/src/link/index.ts';
import { Text } from '../../packages/design-system/src/text/index.ts';
import { Themed } from '../docs/Themed.tsx';
import { useToolbarTheme } from '../docs/useToolbarTheme.ts';
import { flows } from '../flows/flows.ts';
import type { Flow } from '../flows/flows.ts';
import { docsHref, storyHref } from '../docs/hrefs.ts';
import type { Embedding } from './embed.ts';
import { embeddingCode } from './embeddingCode.ts';
import type { ScreenFixture } from '../../packages/console/src/testing/ScreenFixtures.ts';

const ContainerProps = lazy(() => import('./ContainerProps.tsx'));

/**
 * The documentation page of a Screen: what it is for, how to embed it, every state of it, the flows it
 * is part of, the props of the container, and those of the screen.
 */
export function ScreenPage({ title, screen }: { title: string; screen: ScreenFixture }) {
  return (
    <>
      <Title>{title}</Title>
      <Subtitle>{screen.description}</Subtitle>
      <Primary />
      {screen.embedding && <EmbedIt title={title} screen={screen} embedding={screen.embedding} />}
      <Heading>Its states</Heading>
      <Themed>
        <States />
      </Themed>
      <Heading>Flows</Heading>
      <Themed>
        <Flows of={title} />
      </Themed>
      {screen.embedding && (
        <>
          <Heading>{`Props of ${screen.embedding.container}`}</Heading>
          <Suspense>
            <ContainerProps name={screen.embedding.container} />
          </Suspense>
        </>
      )}
      <Heading>{`Props of ${screen.component}`}</Heading>
      <Controls />
    </>
  );
}

interface EmbedItProps {
  title: string;
  screen: ScreenFixture;
  embedding: Embedding;
}

function EmbedIt({ title, screen, embedding }: EmbedItProps) {
  return (
    <>
      <Heading>Embed it</Heading>
      <Themed>
        <Text as="p">
          The container finds the data and does what is asked. To bring data of your own, use{' '}
          <Text isMono>{screen.component}</Text> of the same package, with the props below.
        </Text>
      </Themed>
      <Source
        code={embeddingCode(title, embedding)}
        language="tsx"
        dark={useToolbarTheme() === 'dark'}
      />
    </>
  );
}

function States() {
  const stories = useContext(DocsContext).componentStories();
  return (
    <ul className="guide-states">
      {stories.map(({ id, name }) => (
        <li key={id}>
          <Link variant="inline" href={storyHref(id)} target="_top">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Flows({ of }: { of: string }) {
  const all: Flow[] = Object.values(flows);
  const its = all.filter(({ steps }) => steps.some(([screen]) => screen === of));
  if (its.length === 0) return <Text as="p">None: it stands in for a page that is not there.</Text>;
  return (
    <ul className="guide-list">
      {its.map(({ title, description }) => (
        <li key={title}>
          <Link variant="inline" href={docsHref(`Screens/Flows/${title}`)} target="_top">
            {title}
          </Link>
          : {description}
        </li>
      ))}
    </ul>
  );
}
