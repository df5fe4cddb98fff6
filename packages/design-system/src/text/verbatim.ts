/**
 * Attributes of text that is shown as it was written, such as a line of a log or an id: a browser does not translate it,
 * and a screen reader does not read it with the voice of the page's language, because its language is unknown.
 */
export const verbatim = { translate: 'no', lang: '' } as const;
