import type { ReactNode } from 'react';

import type * as designSystem from '../../packages/design-system/src/index.ts';

type Pattern =
  | 'alert'
  | 'alertdialog'
  | 'breadcrumb'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'dialog-modal'
  | 'disclosure'
  | 'grid'
  | 'landmarks'
  | 'link'
  | 'listbox'
  | 'menu-button'
  | 'meter'
  | 'radio'
  | 'slider'
  | 'slider-multithumb'
  | 'spinbutton'
  | 'switch'
  | 'table'
  | 'tabs'
  | 'toolbar'
  | 'tooltip';

/** A sentence of advice with an example. */
export interface Advice {
  /** The sentence; code is in backticks. */
  text: string;
  /** A live example. Nothing in it can be reached by keyboard or read by a screen reader. */
  show?: ReactNode;
}

/** Keys that a component handles, `Shift+Tab` for a chord, and what they do. */
interface Keys {
  keys: readonly [string, ...string[]];
  does: string;
}

/** Keys of a guide. A focusable component documents them; others have no pattern, or that of landmarks. */
type Keyboard =
  | { keyboard: readonly Keys[]; pattern?: 'landmarks' }
  | { keyboard: readonly [Keys, ...Keys[]]; pattern: Exclude<Pattern, 'landmarks'> };

/**
 * Guide of a component for its documentation page, beside types and stories. Sentences may hold `code` in backticks. It
 * is written in `X.docs.tsx` and passed with `preview.meta({ parameters: { guide } })`. Its pattern is the one of the
 * ARIA Authoring Practices that the component follows, as their addresses spell it.
 */
export type Guide = Keyboard & {
  /** When it is the right component: a sentence each. */
  use: readonly [string, ...string[]];
  /** When it is not, and which component is. */
  avoid: readonly {
    when: string;
    instead?: keyof typeof designSystem | 'DataGrid' | 'LogViewer';
  }[];
  /** Good use beside bad use. */
  rules: readonly { do: Advice; dont: Advice }[];
  /** Accessible role, name, state, and what is announced and when. */
  screenReader: readonly [string, ...string[]];
  /** The component of React Aria whose other props are passed on, as its documentation spells it. */
  reactAria?: string;
};
