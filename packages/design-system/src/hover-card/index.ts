export { HoverCard, HoverCardTrigger } from './HoverCard.tsx';
export type { HoverCardProps } from './HoverCard.tsx';
