import type { MessageOverrides } from '../messages.ts';
export const ar: MessageOverrides = {};
