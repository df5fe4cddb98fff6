import { definePage, text } from '../../runtime/definePage.tsx';

export const invitationPage = definePage({
  id: 'invitation',
  title: 'Team Invitation',
  path: '/invitation',
  search: { token: text },
  guard: 'none',
  load: () => import('./InvitationContainer.tsx'),
});
