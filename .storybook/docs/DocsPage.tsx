import {
  Controls,
  Description,
  Heading,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';

import { ScreenPage } from '../screens/ScreenPage.tsx';
import { screenAt } from '../screens/screens.ts';
import { describeComponent } from './describeProps.ts';
import type { Guide } from './Guide.ts';
import { Keyboard, PassedOn, Rules, ScreenReader, Uses } from './GuideSections.tsx';

/**
 * The documentation page of everything with the tag `autodocs`: what it is, a story to try its props
 * on, its {@link Guide} where it has one, its props from the types, and its stories. Screens have a page
 * of another kind: {@link ScreenPage}.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide: Guide | undefined = preparedMeta.parameters['guide'];
  const screen = screenAt(preparedMeta.title);
  if (screen !== undefined) return <ScreenPage {...screen} />;
  if (guide === undefined) return <PlainPage />;
  return (
    <>
      <Title />
      <Subtitle />
      <Markdown>{describeComponent(preparedMeta.component)}</Markdown>
      <Primary />
      <Heading>When to use</Heading>
      <Uses guide={guide} />
      {guide.rules.length > 0 && (
        <>
          <Heading>Do and don’t</Heading>
          <Rules guide={guide} />
        </>
      )}
      <Heading>Keyboard</Heading>
      <Keyboard guide={guide} />
      <Heading>Screen reader</Heading>
      <ScreenReader guide={guide} />
      <Heading>Props</Heading>
      {guide.reactAria !== undefined && <PassedOn name={guide.reactAria} />}
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}

function PlainPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}
