export {
  HoverCard,
  HoverCardTrigger,
  type HoverCardProps,
  type HoverCardTriggerProps,
} from './HoverCard.tsx';
