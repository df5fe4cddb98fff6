import preview from '../../../../.storybook/preview.tsx';
import { Heading } from '../heading/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { colorsOf, contrastPairs, measure } from '../theme/contrastPairs.ts';
import { dark } from '../theme/dark.ts';
import { light } from '../theme/light.ts';
import { darkPalette, lightPalette } from '../theme/palettes.ts';
import type { Scale } from '../theme/palettes.ts';
import { useTheme } from '../theme-provider/index.ts';
import * as styles from './foundations.css.ts';

const meta = preview.meta({
  title: 'Foundations/Colour',
  parameters: {
    docs: {
      description: {
        component:
          'Components read words of purpose. The scales behind them are for themes: twelve steps of ' +
          'each hue in OKLCH, 1 to 5 for backgrounds, 6 to 8 for lines, 9 and 10 for solids, 11 and ' +
          '12 for text. Accent belongs to the one primary action, to focus, selection, links and ' +
          'what is live. Status is icon, words and colour together.',
      },
    },
  },
  tags: ['autodocs'],
});

const useThemeValues = () => {
  const isLight = useTheme().colorScheme === 'light';
  return isLight
    ? { palette: lightPalette, values: light }
    : { palette: darkPalette, values: dark };
};

function ScalesPage() {
  const { palette } = useThemeValues();
  return (
    <Stack gap={4}>
      {Object.entries<Scale>(palette).map(([hue, steps]) => (
        <Stack key={hue} gap={1}>
          <Heading level={2}>{hue}</Heading>
          <svg
            role="img"
            aria-label={`${hue}, steps 1 to 12`}
            viewBox="0 0 12 1"
            preserveAspectRatio="none"
            className={styles.scale}
          >
            {Object.entries<string>(steps).map(([step, color]) => (
              <rect key={step} x={Number(step) - 1} width={1} height={1} fill={color} />
            ))}
          </svg>
        </Stack>
      ))}
    </Stack>
  );
}

/** Six hues in twelve steps, for themes only. */
export const Scales = meta.story({ render: () => <ScalesPage /> });

function WordsPage() {
  const colors = colorsOf(useThemeValues().values);
  return (
    <table className={styles.table}>
      <caption>
        <Heading level={2}>Words of purpose</Heading>
      </caption>
      <thead>
        <tr>
          <th scope="col">Colour</th>
          <th scope="col">Word</th>
          <th scope="col">Value in this theme</th>
        </tr>
      </thead>
      <tbody>
        {[...colors].map(([word, value]) => (
          <tr key={word}>
            <td>
              <svg role="img" aria-label={value} width={48} height={20} className={styles.swatch}>
                <rect width={48} height={20} rx={4} fill={value} />
              </svg>
            </td>
            <td>{word}</td>
            <td>
              <Text isMono>{value}</Text>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Semantic tokens, with their values in the theme of this page. */
export const SemanticTokens = meta.story({ render: () => <WordsPage /> });

function ContrastPage() {
  const colors = colorsOf(useThemeValues().values);
  return (
    <table className={styles.table}>
      <caption>
        <Heading level={2}>Pairs that meet on the screen</Heading>
      </caption>
      <thead>
        <tr>
          <th scope="col">Foreground</th>
          <th scope="col">Background</th>
          <th scope="col">At least</th>
          <th scope="col">Measured</th>
        </tr>
      </thead>
      <tbody>
        {contrastPairs.map(({ foreground, background, wash, floor }) => (
          <tr key={`${foreground} ${background} ${wash ?? ''}`}>
            <td>{foreground}</td>
            <td>{wash ? `${wash} over ${background}` : background}</td>
            <td>{floor === 3 ? '3, an edge' : '4.5, text'}</td>
            <td>
              <Text isNumeric weight="medium">
                {measure({ foreground, background, ...(wash && { wash }), floor }, colors).toFixed(
                  2,
                )}
              </Text>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Computed live from the values of this theme. A test checks each against its minimum. */
export const Contrast = meta.story({ render: () => <ContrastPage /> });
