export { core } from './en/core.ts';
export { en } from './en/index.ts';
export { mergeMessages } from './messages.ts';
export type {
  CoreMessages,
  DeepPartial,
  MessageOverrides,
  Messages,
  ScreenMessagesId,
} from './messages.ts';
export { MessagesContext, useMessages, useScreenMessages } from './useMessages.ts';
