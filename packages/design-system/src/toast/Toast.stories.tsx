import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { Inline } from '../inline/index.ts';
import { guide } from './Toast.docs.tsx';
import { createToaster } from './createToaster.ts';
import { ToastRegion } from './ToastRegion.tsx';

function Example() {
  const [toast] = useState(createToaster);
  return (
    <Inline>
      <Button
        onPress={() =>
          toast.success({
            title: 'Success!',
            description: 'Role updated successfully',
            duration: Infinity,
          })
        }
      >
        Succeed
      </Button>
      <Button
        onPress={() =>
          toast.error({
            title: 'Something went wrong!',
            description: 'Failed to remove user. Please try again.',
            duration: Infinity,
          })
        }
      >
        Fail
      </Button>
      <Button
        onPress={() =>
          toast.info({
            title: 'SENTRY_DSN deleted',
            description: 'Applies to the next deployment.',
            action: { label: 'Undo', onPress: () => toast.success({ title: 'Back again' }) },
            duration: Infinity,
          })
        }
      >
        Delete
      </Button>
      <ToastRegion toaster={toast} />
    </Inline>
  );
}

const meta = preview.meta({
  title: 'Components/Toast',
  component: ToastRegion,
  tags: ['autodocs'],
  parameters: { guide, docs: { story: { height: '12rem' } } },
});

/** Success, failure and undo. */
export const Default = meta.story({
  render: () => <Example />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Succeed' }));
    await waitFor(() => expect(screen.getByText('Role updated successfully')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await waitFor(() => expect(screen.getByText('Something went wrong!')).toBeVisible());
  },
});
