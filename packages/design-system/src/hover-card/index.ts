export { HoverCard, HoverCardTrigger } from './HoverCard.tsx';
export type { HoverCardProps, HoverCardTriggerProps } from './HoverCard.tsx';
