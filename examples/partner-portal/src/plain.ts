import './host.css';
import './portal.css';
import '@quayside/console/isolated.css';
import { mount } from '@quayside/console/mount';

import { looks } from './brand.ts';
import { createPortalSession } from './session.ts';

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`plain.html has no #${id}`);
  return found;
}

const hosting = mount(element('place'), {
  apiBaseUrl: '',
  session: createPortalSession('ada'),
  appearance: looks.meridian.appearance,
  page: { id: 'apps', params: { teamSlug: 'tidewater-labs' } },
});

element('show-team').addEventListener('click', () => {
  hosting.update({ page: { id: 'teamSettings', params: { teamSlug: 'tidewater-labs' } } });
});
element('other-look').addEventListener('click', () => {
  hosting.update({ appearance: looks.dark.appearance });
});
element('close').addEventListener('click', () => {
  hosting.unmount();
});
