import { VisuallyHidden } from '@quayside/design-system';

interface UsernameForPasswordManagerProps {
  /** Email of the account. */
  email: string;
}

/** Tells password managers which account the password fields of a form belong to. Users and screen readers skip it. */
export function UsernameForPasswordManager({ email }: UsernameForPasswordManagerProps) {
  return (
    <VisuallyHidden>
      <input type="text" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden />
    </VisuallyHidden>
  );
}
