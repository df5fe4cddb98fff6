export { AllTeamsContainer as default } from '@quayside/console';
