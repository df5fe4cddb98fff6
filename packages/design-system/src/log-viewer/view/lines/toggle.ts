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
  /** Its name; shown if `isNameShown`. */
  name: string;
  isNameShown?: boolean;
}

/** A toggle button in a line. Its `dataset` identifies the target. */
export function createToggle({ isOpen, name, isNameShown = false }: ToggleOptions) {
  const button = createButton(styles.toggle);
  button.setAttribute('aria-expanded', String(isOpen));
  if (isNameShown) button.append(name);
  else button.setAttribute('aria-label', name);
  return button;
}
