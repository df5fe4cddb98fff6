import * as styles from './LineText.css.ts';

const svg = 'http://www.w3.org/2000/svg';

/** A chevron that points down when what it belongs to is open. */
function createChevron(): SVGElement {
  const chevron = document.createElementNS(svg, 'svg');
  chevron.setAttribute('viewBox', '0 0 24 24');
  chevron.setAttribute('class', styles.chevron);
  chevron.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(svg, 'path');
  path.setAttribute('d', 'm9 18 6-6-6-6');
  chevron.append(path);
  return chevron;
}

/** What a {@link createToggle} is about. */
export interface ToggleOptions {
  isOpen: boolean;
  /** Its name; shown if `isNameShown`. */
  name: string;
  isNameShown?: boolean;
}

/** A button in a line that opens and shuts something. Whoever makes it says in its `dataset` what. */
export function createToggle({ isOpen, name, isNameShown = false }: ToggleOptions) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.toggle;
  button.setAttribute('aria-expanded', String(isOpen));
  button.append(createChevron());
  if (isNameShown) button.append(name);
  else button.setAttribute('aria-label', name);
  return button;
}
