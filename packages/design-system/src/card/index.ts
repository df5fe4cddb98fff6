export { Card, CardBody, CardFooter, CardHeader } from './Card.tsx';
