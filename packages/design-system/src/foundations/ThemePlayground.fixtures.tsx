import { Plus } from 'lucide-react';
import { useState } from 'react';

import { Badge } from '../badge/index.ts';
import { Banner } from '../banner/index.ts';
import { Button } from '../button/index.ts';
import { Card, CardBody } from '../card/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { CodeBlock } from '../code-block/index.ts';
import { createTheme, themeToCss } from '../create-theme/index.ts';
import type { BrandTheme, ColorSeed, ThemeSeeds } from '../create-theme/index.ts';
import { Grid } from '../grid/index.ts';
import { Heading } from '../heading/index.ts';
import { Inline } from '../inline/index.ts';
import { Link } from '../link/index.ts';
import { Stack } from '../stack/index.ts';
import { Status } from '../status/index.ts';
import { Switch } from '../switch/index.ts';
import { Text } from '../text/index.ts';
import { TextField } from '../text-field/index.ts';
import { colorsOf, contrastPairs, measure } from '../theme/contrastPairs.ts';
import { ThemeProvider } from '../theme-provider/index.ts';

/** The pair of a theme with the least contrast above its minimum. */
function tightest(theme: BrandTheme, scheme: 'dark' | 'light'): string {
  const colors = colorsOf(theme[scheme]);
  const [closest] = contrastPairs
    .map((pair) => ({ ...pair, ratio: measure(pair, colors) }))
    .toSorted((one, other) => one.ratio / one.floor - other.ratio / other.floor);
  if (!closest) return '';
  const { foreground, background, wash, ratio, floor } = closest;
  const ground = wash ? `${wash} over ${background}` : background;
  return `${contrastPairs.length} pairs hold. Closest: ${foreground} on ${ground}, ${ratio.toFixed(2)} of ${floor}.`;
}

function Sample({ theme, scheme }: { theme: BrandTheme; scheme: 'dark' | 'light' }) {
  return (
    <ThemeProvider theme={theme} colorScheme={scheme} role="group" aria-label={`In ${scheme}`}>
      <Card>
        <CardBody>
          <Stack gap={4}>
            <Heading level={2}>Harbour API</Heading>
            <Inline gap={3} isWrapping>
              <Button variant="primary" icon={<Plus />}>
                Create App
              </Button>
              <Button>Redeploy</Button>
              <Link href="#logs">Open Logs</Link>
            </Inline>
            <Inline gap={3} isWrapping>
              <Badge>default</Badge>
              <Status state="ready">Ready</Status>
              <Status state="failed">Build Failed</Status>
            </Inline>
            <TextField label="Name" defaultValue="Harbour API" description="3 to 50 characters." />
            <Inline gap={4}>
              <Checkbox defaultSelected>Notify me</Checkbox>
              <Switch defaultSelected>Automatic</Switch>
            </Inline>
            <Banner tone="info" title="Slower than usual" />
            <Text size={12} tone="muted">
              {tightest(theme, scheme)}
            </Text>
          </Stack>
        </CardBody>
      </Card>
    </ThemeProvider>
  );
}

/** Typed value, which may not be a valid seed. */
interface Typed {
  accent: string;
  neutral: string;
  radius: string;
  sans: string;
}

const isHash = (text: string): text is ColorSeed => text.startsWith('#');

/** Only filled fields become seeds; `createTheme` reports invalid ones. */
function seedsOf({ accent, neutral, radius, sans }: Typed): ThemeSeeds {
  return {
    ...(isHash(accent) && { accent }),
    ...(isHash(neutral) && { neutral }),
    ...(radius !== '' && { radius: Number(radius) }),
    ...(sans !== '' && { font: { sans: sans.split(',').map((name) => name.trim()) } }),
  };
}

function themeOf(typed: Typed): BrandTheme | string {
  try {
    return createTheme(seedsOf(typed));
  } catch (error) {
    return error instanceof TypeError ? error.message : String(error);
  }
}

/** Seeds on the left, the resulting theme on the right, dark and light, and the CSS to copy. */
export function ThemePlayground() {
  const [typed, setTyped] = useState<Typed>({
    accent: '#7c3aed',
    neutral: '',
    radius: '8',
    sans: '',
  });
  const [shown, setShown] = useState(() => createTheme(seedsOf(typed)));
  const made = themeOf(typed);
  const change = (seed: keyof Typed) => (text: string) => {
    const next = { ...typed, [seed]: text };
    setTyped(next);
    const theme = themeOf(next);
    if (typeof theme !== 'string') setShown(theme);
  };
  return (
    <Stack gap={6}>
      <Heading level={1}>Theme playground</Heading>
      <Grid columns={4}>
        <TextField label="Accent" value={typed.accent} onChange={change('accent')} isMono />
        <TextField
          label="Tint of the greys"
          placeholder="a hint of the accent"
          value={typed.neutral}
          onChange={change('neutral')}
          isMono
        />
        <TextField label="Radius" value={typed.radius} onChange={change('radius')} end="px" />
        <TextField
          label="Font"
          placeholder="Inter, Helvetica Neue"
          value={typed.sans}
          onChange={change('sans')}
        />
      </Grid>
      {typeof made === 'string' && <Banner tone="danger" title={made} announce="polite" />}
      <Grid columns={2}>
        <Sample theme={shown} scheme="dark" />
        <Sample theme={shown} scheme="light" />
      </Grid>
      <CodeBlock copyLabel="Copy the CSS">{themeToCss(shown, { selector: '.acme' })}</CodeBlock>
    </Stack>
  );
}
