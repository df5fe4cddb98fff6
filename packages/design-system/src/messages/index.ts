export { createWording, isolate } from './createWording.ts';
export { formatWait } from './formatWait.ts';
export type { PluralForms, Wording } from './createWording.ts';
export type { ComponentLabels, DesignSystemMessages, DesignSystemOverrides } from './messages.ts';
