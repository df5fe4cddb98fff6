import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { inNarrow } from '../internal/Narrow.fixtures.tsx';
import { Stack } from '../stack/index.ts';
import * as styles from './FileDrop.css.ts';
import { guide } from './FileDrop.docs.tsx';
import { CollectedFiles, picked } from './FileDrop.fixtures.tsx';
import { FileDrop } from './FileDrop.tsx';

const meta = preview.meta({
  title: 'Components/FileDrop',
  component: FileDrop,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    label: 'Source',
    hint: 'Drop a folder, a .zip or a .tar.gz',
    description: 'What .gitignore says is left out.',
    files: [],
    onChange: fn(),
    allowsFolders: true,
    allowsMultiple: true,
  },
  render: (args) => <CollectedFiles {...args} />,
});

/** Files chosen in the browser's dialog can be removed one by one. */
export const Default = meta.story();

/** Accepted files, and rejected ones with the reason. */
export const AcceptedAndRejected = meta.story({
  args: {
    files: [picked('api/main.py', 940), picked('api/static/quay.png', 1_250_000)],
    validate: ({ path }) =>
      path.endsWith('.pdf') ? 'It is larger than the 50 MB that can be sent.' : undefined,
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = [...canvasElement.querySelectorAll('input')].at(-1);
    await userEvent.upload(input ?? canvasElement, [new File(['x'], 'chart.pdf')]);
    await expect(await canvas.findByText(/^It is larger than/)).toBeVisible();
  },
});

/** Default, dragged over, invalid and disabled. */
export const States = meta.story({
  render: (args) => (
    <Stack gap={6}>
      <FileDrop {...args} />
      {/* A static state: React Aria sets the attribute while something is dragged over. */}
      <div className={styles.zone} data-drop-target="">
        Release to see what will be sent
      </div>
      <FileDrop {...args} errorMessage="There is no app in these files." />
      <FileDrop {...args} isDisabled description="Only a member can deploy." />
    </Stack>
  ),
});

/** Long and hostile names, and more files than the list shows. */
export const NarrowLongContent = meta.story({
  args: {
    files: [
      picked('api/a-folder-with-a-long-name/another-folder-with-a-long-name/and_a_file_name.py'),
      picked('invoice\u202efdp.exe'),
      picked('<img src=x onerror=alert(1)>.png'),
      picked('ملف/صورة.png'),
      ...Array.from({ length: 150 }, (_, index) => picked(`api/migrations/${index}.py`, 300)),
    ],
  },
  decorators: [inNarrow],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('and 54 more')).toBeInTheDocument();
    await expect(canvas.getByText('invoice\ufffdfdp.exe')).toBeInTheDocument();
  },
});

/** Right to left: paths keep their direction. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: { files: [picked('api/main.py')] },
});
