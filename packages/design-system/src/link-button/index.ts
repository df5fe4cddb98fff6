export { LinkButton } from './LinkButton.tsx';
