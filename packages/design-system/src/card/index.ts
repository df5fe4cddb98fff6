export { Card, CardBody, CardFooter, CardHeader } from './Card.tsx';
export type { CardFooterProps, CardHeaderProps, CardProps } from './Card.tsx';
