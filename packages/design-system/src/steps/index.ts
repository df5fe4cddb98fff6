export { Steps, type Step, type StepsProps, type StepState } from './Steps.tsx';
