import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';

const meta = preview.meta({
  title: 'Screens/Account Settings/Language',
  component: LanguageSelect,
  args: { onChange: fn() },
});

/** Each language is named in that language, and marked with `lang` for screen readers. */
export const Default = meta.story({
  args: { value: 'system' },
  async play({ args, canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: /Language/ });
    await expect(button).toHaveTextContent('Device language');
    await expect(button).toHaveAccessibleDescription('Also used for dates and numbers.');
    await userEvent.click(button);
    const german = await screen.findByRole('option', { name: 'Deutsch' });
    await expect(german.querySelector('[lang="de"]')).not.toBeNull();
    await expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Device language',
      'English',
      'Español',
      'Deutsch',
      '日本語',
      'العربية',
    ]);
    await userEvent.click(german);
    await expect(args.onChange).toHaveBeenLastCalledWith('de');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});

/** Typing the beginning of a language's own name finds it, in any language of the page. */
export const ByKeyboard = meta.story({
  args: { value: 'ja' },
  render: (args) => <Chosen {...args} />,
  async play({ args, canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: /Language/ });
    await expect(button).toHaveTextContent('日本語');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('esp{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('es');
    await waitFor(() => expect(button).toHaveTextContent('Español'));
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const RightToLeft = meta.story({ args: { value: 'ar' }, globals: { dir: 'rtl' } });

export const Narrow = meta.story({
  args: { value: 'system' },
  globals: { viewport: { value: 'mobile1' } },
});

/** Like a host: shows the chosen language. */
function Chosen({ value, onChange }: Parameters<typeof LanguageSelect>[0]) {
  const [chosen, setChosen] = useState(value);
  return (
    <LanguageSelect
      value={chosen}
      onChange={(language) => {
        setChosen(language);
        onChange(language);
      }}
    />
  );
}
