import type { MessageOverrides } from '../messages.ts';
export const de: MessageOverrides = {};
