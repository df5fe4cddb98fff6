import { sanitize } from 'storybook/internal/csf';

/** The address of a story in the manager; the page of a link needs `target="_top"`. */
export const storyHref = (id: string): string => `?path=/story/${id}`;

/** The address of the documentation page with a title such as `Screens/Apps`. */
export const docsHref = (title: string): string => `?path=/docs/${sanitize(title)}--docs`;
