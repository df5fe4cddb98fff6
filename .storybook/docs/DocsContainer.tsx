import { DocsContainer as PlainDocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { create } from 'storybook/theming';

import { shared } from '../../packages/design-system/src/theme/shared.ts';
import { useToolbarTheme } from './useToolbarTheme.ts';

const fonts = { fontBase: shared.font.sans, fontCode: shared.font.mono };
const looks = {
  dark: create({ base: 'dark', ...fonts }),
  light: create({ base: 'light', ...fonts }),
};

/** Documentation pages in the theme that the toolbar chose, and in our type. */
export function DocsContainer(props: DocsContainerProps) {
  return <PlainDocsContainer {...props} theme={looks[useToolbarTheme()]} />;
}
