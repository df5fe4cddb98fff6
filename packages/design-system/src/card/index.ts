export {
  Card,
  CardBody,
  CardFooter,
  CardHeader,
  type CardProps,
  type CardFooterProps,
  type CardHeaderProps,
} from './Card.tsx';
