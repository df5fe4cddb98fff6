import { DocsContainer as PlainDocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { themes } from 'storybook/theming';

import { useToolbarTheme } from './useToolbarTheme.ts';

/** Documentation pages in the theme that the toolbar chose. */
export function DocsContainer(props: DocsContainerProps) {
  return <PlainDocsContainer {...props} theme={themes[useToolbarTheme()]} />;
}
