import type { MessageOverrides } from '../messages.ts';
export const es: MessageOverrides = {};
