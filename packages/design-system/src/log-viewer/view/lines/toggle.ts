import * as styles from './LineText.css.ts';

/** A button in a line. */
export function createButton(className: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  return button;
}

/** Options of {@link createToggle}. */
export interface ToggleOptions {
  isOpen: boolean;
  /** Accessible name. */
  name: string;
  /** Visible text, which the name starts with. @default none */
  text?: string | undefined;
}

/** A toggle button in a line. Its `dataset` identifies the target. */
export function createToggle({ isOpen, name, text }: ToggleOptions) {
  const button = createButton(styles.toggle);
  button.setAttribute('aria-expanded', String(isOpen));
  if (text !== undefined) button.append(text);
  if (text !== name) button.setAttribute('aria-label', name);
  return button;
}
