import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { FileDrop } from './FileDrop.tsx';

const nothing = () => undefined;

export const guide: Guide = {
  reactAria: 'DropZone',
  use: [
    'To take files or a whole folder from the computer: an archive to deploy, a `.env` file to import.',
    'It only takes them. Show what will be done with them, and do it on a button of its own.',
  ],
  avoid: [{ when: 'For text that people type or paste:', instead: 'TextArea' }],
  rules: [
    {
      do: {
        say: 'Say in `hint` what can be dropped.',
        show: (
          <FileDrop
            label="Source"
            hint="Drop a folder, a .zip or a .tar.gz"
            files={[]}
            onChange={nothing}
          />
        ),
      },
      dont: {
        say: 'Let people find out by being refused.',
        show: <FileDrop label="Source" hint="Drag and drop here" files={[]} onChange={nothing} />,
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the box, to its buttons, and to the button beside each file.',
    },
    { keys: ['Ctrl+V'], does: 'In the box: takes the files on the clipboard.' },
    {
      keys: ['Enter', 'Space'],
      does: 'On a button: opens the browser’s dialog, or removes the file.',
    },
  ],
  screenReader: [
    'A group named by its label; the box is a button named by `hint`, for pasting and for dragging by keyboard.',
    'How many files were taken, how large they are, and how many were not, is announced.',
    'After removing a file the focus is on the next one’s button, or on the button that chooses files.',
  ],
};
