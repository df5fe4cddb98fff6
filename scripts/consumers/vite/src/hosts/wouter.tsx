import { Router } from 'wouter';

import { Apps } from '../Apps';
import { sessionOf } from '../session';

const session = sessionOf('ada');

export function Host() {
  return (
    <Router base="/wouter">
      <Apps session={session} />
    </Router>
  );
}
