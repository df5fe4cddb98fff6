import type { MessageOverrides } from '../messages.ts';
export const ja: MessageOverrides = {};
