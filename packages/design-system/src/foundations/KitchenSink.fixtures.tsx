import { Heading } from '../heading/index.ts';
import { Inline } from '../inline/index.ts';
import { Link } from '../link/index.ts';
import { QuaysideMark } from '../quayside-mark/index.ts';
import { Section } from '../section/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { colorsOf } from '../theme/contrastPairs.ts';
import { dark } from '../theme/dark.ts';
import { light } from '../theme/light.ts';
import { darkPalette, lightPalette } from '../theme/palettes.ts';
import type { Scale } from '../theme/palettes.ts';
import { useTheme } from '../theme-provider/index.ts';
import * as styles from './foundations.css.ts';
import { Badges, Buttons, Choices, Fields } from './KitchenSinkControls.fixtures.tsx';
import { Data, Feedback, Navigation, Overlays, Tables } from './KitchenSinkPlaces.fixtures.tsx';

function Colours() {
  const isLight = useTheme().colorScheme === 'light';
  const colors = colorsOf(isLight ? light : dark);
  return (
    <Section title="Colour">
      <Stack gap={1}>
        {Object.entries<Scale>(isLight ? lightPalette : darkPalette).map(([hue, steps]) => (
          <div key={hue} className={styles.scaleLine}>
            <Text size={12} tone="muted">
              {hue}
            </Text>
            <svg
              role="img"
              aria-label={`${hue}, steps 1 to 12`}
              viewBox="0 0 1200 30"
              preserveAspectRatio="none"
              className={styles.scale}
            >
              {Object.values<string>(steps).map((color, index) => (
                <rect key={index} x={index * 100 + 2} width={96} height={30} fill={color} />
              ))}
            </svg>
          </div>
        ))}
      </Stack>
      <div className={styles.terminal}>
        {[...colors].flatMap(([word, value]) =>
          word.startsWith('ansi.') ? (
            <svg
              key={word}
              role="img"
              aria-label={word}
              viewBox="0 0 130 16"
              className={styles.word}
            >
              <text y={12} fill={value}>
                {word.slice('ansi.'.length)}
              </text>
            </svg>
          ) : (
            []
          ),
        )}
      </div>
    </Section>
  );
}

function Type() {
  return (
    <Section title="Type">
      <Stack gap={3}>
        <Heading level={3} size={28}>
          28 Display: every ship has a berth
        </Heading>
        <Heading level={3} size={20}>
          20 Title: Environment Variables
        </Heading>
        <Heading level={3} size={16}>
          16 Dialog title: Remove User
        </Heading>
        <Text as="p">14 Body: errors say what happened, what was kept, and what to do.</Text>
        <Inline gap={2} isWrapping>
          <Text size={13}>13 Controls, tables and labels.</Text>
          <Text size={13} tone="muted">
            Muted.
          </Text>
          <Text size={13} tone="subtle">
            Subtle.
          </Text>
          <Link href="#type">Link</Link>
        </Inline>
        <Inline gap={2} isWrapping>
          <Text size={12} tone="subtle">
            12 Meta, table heads, help.
          </Text>
          <Text size={12} isMono>
            9d2c42a7-5b0e-4f3c-8a16-2f7be0c4d9e1
          </Text>
        </Inline>
      </Stack>
    </Section>
  );
}

/** Every component in every state on one page, to compare with the visual reference and between themes. */
export function KitchenSink() {
  return (
    <Stack gap="section" className={styles.kitchenSink}>
      <Inline gap={3} as="header">
        <QuaysideMark size={32} />
        <Heading level={1} size={20}>
          Kitchen sink
        </Heading>
      </Inline>
      <Colours />
      <Type />
      <Buttons />
      <Badges />
      <Fields />
      <Choices />
      <Navigation />
      <Tables />
      <Overlays />
      <Feedback />
      <Data />
    </Stack>
  );
}
