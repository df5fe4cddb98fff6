import { definePage, text } from '../../runtime/definePage.tsx';

export const callbackPage = definePage({
  id: 'callback',
  title: 'Logging In',
  path: '/callback',
  search: { code: text, link_code: text, error: text, error_description: text, state: text },
  guard: 'none',
  load: () => import('./CallbackContainer.tsx'),
});
