import preview from '../../../../.storybook/preview.tsx';
import { Inline } from '../inline/index.ts';
import { guide } from './Kbd.docs.tsx';
import { Kbd } from './Kbd.tsx';

const meta = preview.meta({
  title: 'Components/Kbd',
  component: Kbd,
  parameters: { guide },
  tags: ['autodocs'],
  args: { children: '⌘K' },
});

/** A key combination. */
export const Default = meta.story();

/** Keys, as printed on a keyboard. They are left to right in every language. */
export const Keys = meta.story({
  render: () => (
    <Inline>
      <Kbd>⌘K</Kbd>
      <Kbd>↑</Kbd>
      <Kbd>Esc</Kbd>
      <Kbd>↵</Kbd>
    </Inline>
  ),
});
