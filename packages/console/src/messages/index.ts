export { en } from './en/index.ts';
export { mergeMessages } from './messages.ts';
export type { DeepPartial, MessageOverrides, Messages } from './messages.ts';
export { MessagesContext, useMessages } from './useMessages.ts';
