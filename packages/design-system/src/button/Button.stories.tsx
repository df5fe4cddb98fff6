import { Plus, RotateCw } from 'lucide-react';
import { fn } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Grid } from '../grid/index.ts';
import { Inline } from '../inline/index.ts';
import { Stills } from '../internal/Stills.fixtures.tsx';
import { Kbd } from '../kbd/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { guide } from './Button.docs.tsx';
import { Button } from './Button.tsx';
import { buttonClassNames } from './buttonClassNames.ts';
import { variants } from './variants.fixtures.ts';

const meta = preview.meta({
  title: 'Components/Button',
  component: Button,
  tags: ['autodocs'],
  parameters: { guide },
  args: { children: 'Redeploy', onPress: fn() },
});

const states = ['rest', 'hovered', 'pressed', 'focus-visible', 'disabled'] as const;

/** A button to try its props on. */
export const Default = meta.story();

/** Six variants in three sizes, with and without an icon or a shortcut. */
export const Variants = meta.story({
  render: () => (
    <Stack gap={6}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Inline key={size} gap={3} isWrapping>
          {variants.map(([variant, words]) => (
            <Button key={variant} variant={variant} size={size}>
              {words}
            </Button>
          ))}
        </Inline>
      ))}
      <Inline gap={3} isWrapping>
        <Button icon={<RotateCw />}>With Icon</Button>
        <Button shortcut={<Kbd>E</Kbd>}>With Key</Button>
        <Button variant="primary" icon={<Plus />} shortcut={<Kbd isOnFill>A</Kbd>}>
          With Both
        </Button>
      </Inline>
    </Stack>
  ),
});

/** Every variant hovered, pressed, focused by keyboard, disabled and pending. */
export const States = meta.story({
  render: () => (
    <Stack gap={5}>
      {variants.map(([variant, words]) => (
        <Inline key={variant} gap={4} isWrapping>
          <Stills className={buttonClassNames({ variant })} states={states}>
            {() => words}
          </Stills>
          <Button variant={variant} isPending>
            {words}
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
});

/** While pending it keeps focus, ignores presses, and is announced. */
export const Pending = meta.story({
  args: { isPending: true, variant: 'primary', children: 'Save', pendingLabel: 'Saving' },
});

/** In a narrow container: full width, and a long label. */
export const Narrow = meta.story({
  render: () => (
    <Grid columns={3}>
      <Stack gap={2}>
        <Text tone="muted" size={12}>
          As wide as its place
        </Text>
        <Button variant="primary" size="lg" isBlock>
          Log In
        </Button>
        <Button size="lg" isBlock>
          Continue with GitHub
        </Button>
      </Stack>
    </Grid>
  ),
});

/** Right to left: the icon is still before the label. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: { icon: <Plus />, children: 'إضافة متغير' },
});
