import { DocsContainer as PlainDocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';

import { storybookThemes } from '../storybookThemes.ts';
import { useToolbarTheme } from './useToolbarTheme.ts';

/** Documentation pages in the theme that the toolbar chose, and in our type. */
export function DocsContainer(props: DocsContainerProps) {
  return <PlainDocsContainer {...props} theme={storybookThemes[useToolbarTheme()]} />;
}
