import { Heading, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { seedNames } from '@quayside/api-mocks';

import { Link } from '../../packages/design-system/src/link/index.ts';
import { Text } from '../../packages/design-system/src/text/index.ts';
import { docsHref } from '../docs/hrefs.ts';
import { Sentence } from '../docs/Sentence.tsx';
import { Themed } from '../docs/Themed.tsx';
import { flows } from '../flows/flows.ts';
import { screens } from '../screens/screens.ts';

/** Options of the toolbar, in its order. */
const toolbar = [
  ['Theme, density', 'Dark or light, comfortable or compact.'],
  ['Direction, locale', 'Five languages, and Hebrew to test the direction.'],
  ['Time zone', 'UTC or local, for every time on the page.'],
  [
    'Seed',
    `Dataset for stories over the platform: ${seedNames.map((name) => `\`${name}\``).join(', ')}.`,
  ],
  ['Fault', 'A failure of the platform: no response, an error, or a response that breaks off.'],
  ['Motion', 'The system setting, or none.'],
] as const;

/** The first page: an overview of the Storybook. */
export function StartPage() {
  return (
    <>
      <Title>Quayside</Title>
      <Subtitle>Components and screens of a console for running apps.</Subtitle>
      <Themed>
        <p>
          <Link variant="inline" href={docsHref('Foundations/Colour')} target="_top">
            Foundations
          </Link>{' '}
          are colour, scales, icons and voice.{' '}
          <Link variant="inline" href={docsHref('Components/Button')} target="_top">
            Components
          </Link>{' '}
          explain when to use them, their keys, and what screen readers announce. The page of a
          screen shows the code to embed it and links to each of its states.
        </p>
      </Themed>
      <Heading>Screens</Heading>
      <Places
        places={[...screens].map(([title, { description }]) => [
          `Screens/${title}`,
          title,
          description,
        ])}
      />
      <Heading>Flows</Heading>
      <Places
        places={Object.values(flows).map(({ title, description }) => [
          `Screens/Flows/${title}`,
          title,
          description,
        ])}
      />
      <Heading>The toolbar</Heading>
      <Themed>
        <ul className="guide-list">
          {toolbar.map(([what, description]) => (
            <li key={what}>
              <Text weight="semibold">{what}</Text>: <Sentence>{description}</Sentence>
            </li>
          ))}
        </ul>
      </Themed>
    </>
  );
}

interface PlacesProps {
  /** Storybook title, name and summary of each entry. */
  places: (readonly [shelf: string, name: string, description: string])[];
}

function Places({ places }: PlacesProps) {
  return (
    <Themed>
      <ul className="start-places">
        {places.map(([shelf, name, description]) => (
          <li key={shelf}>
            <Link variant="inline" href={docsHref(shelf)} target="_top">
              {name}
            </Link>
            <Text as="p" tone="muted" size={13}>
              {description}
            </Text>
          </li>
        ))}
      </ul>
    </Themed>
  );
}
