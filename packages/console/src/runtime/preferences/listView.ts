/** Layout of a list. @default 'rows' */
export type ListView = 'rows' | 'cards';
