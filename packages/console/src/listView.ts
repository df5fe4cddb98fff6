/** How a list is shown. @default 'rows' */
export type ListView = 'rows' | 'cards';
