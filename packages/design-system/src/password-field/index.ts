export { PasswordField } from './PasswordField.tsx';
export type { PasswordFieldLabels, PasswordFieldProps } from './PasswordField.tsx';
