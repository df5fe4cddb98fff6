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

/**
 * Guide of a component for its documentation page, beside types and stories. Sentences may hold `code` in backticks. It
 * is written in `X.docs.tsx` and passed with `preview.meta({ parameters: { guide } })`.
 */
export interface Guide {
  /** When it is the right component: a sentence each. */
  use: readonly [string, ...string[]];
  /** When it is not, and which component is. */
  avoid: readonly {
    when: string;
    instead?: keyof typeof designSystem | 'DataGrid' | 'LogViewer';
  }[];
  /** Good use beside bad use. */
  rules: readonly { do: Advice; dont: Advice }[];
  /** Keys that it handles, `Shift+Tab` for a chord. Empty if it is not focusable. */
  keyboard: readonly { keys: readonly [string, ...string[]]; does: string }[];
  /** Accessible role, name, state, and what is announced and when. */
  screenReader: readonly [string, ...string[]];
  /** The pattern of the ARIA Authoring Practices it follows, as their addresses spell it. */
  pattern?: Pattern;
  /** The component of React Aria whose other props are passed on, as its documentation spells it. */
  reactAria?: string;
}
