import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { FileDrop } from './FileDrop.tsx';

const nothing = () => undefined;

export const guide: Guide = {
  reactAria: 'DropZone',
  use: [
    'To select files or a folder: an archive to deploy, a `.env` file to import.',
    'It only selects files. Show what will happen, and start it with a separate button.',
  ],
  avoid: [{ when: 'For text that people type or paste:', instead: 'TextArea' }],
  rules: [
    {
      do: {
        text: 'Say in `hint` what can be dropped.',
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
        text: 'Let users find out by trial and error.',
        show: <FileDrop label="Source" hint="Drag and drop here" files={[]} onChange={nothing} />,
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the box, to its buttons, and to the button beside each file.',
    },
    { keys: ['Ctrl+V'], does: 'In the box: pastes files from the clipboard.' },
    {
      keys: ['Enter', 'Space'],
      does: 'On a button: opens the browser’s dialog, or removes the file.',
    },
  ],
  screenReader: [
    'A group named by its label; the box is a button named by `hint`, for pasting and for dragging by keyboard.',
    'The number and size of accepted files, and the number of rejected ones, are announced.',
    'After removing a file, the focus moves to the next remove button, or to the button that selects files.',
  ],
};
