import { InvitationContainer } from '@quayside/console';
import type { PageProps } from '@quayside/console';

export {
  CallbackContainer as Callback,
  RecoverPasswordContainer as RecoverPassword,
  ResetPasswordContainer as ResetPassword,
  SignUpContainer as SignUp,
  VerifyEmailContainer as VerifyEmail,
  VerifyUpdateEmailContainer as VerifyUpdateEmail,
} from '@quayside/console';

export function Invitation({ token = '' }: PageProps<'invitation'>) {
  return <InvitationContainer token={token} />;
}
