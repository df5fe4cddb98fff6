import { createContext } from 'react';

/** Element of an `AppShell`'s top bar for the actions of a page; `null` outside of a shell. */
export const TopBarSlot = createContext<HTMLElement | null>(null);
