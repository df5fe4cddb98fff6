import { sanitize } from 'storybook/internal/csf';

// A documentation page is `iframe.html`, so a link with a query only would open that page without the manager.
const manager = './';

/** The address of a story in the manager. A link needs `target="_top"`. */
export const storyHref = (id: string): string => `${manager}?path=/story/${id}`;

/** The address of the documentation page with a title such as `Screens/Apps`. A link needs `target="_top"`. */
export const docsHref = (title: string): string => `${manager}?path=/docs/${sanitize(title)}--docs`;
