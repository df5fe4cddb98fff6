import { catalogue } from './catalogue.ts';

/** The texts of the question asked before something typed is lost. */
export const unsavedMessages = catalogue('unsaved', {
  title: 'Leave without saving?',
  text: 'What you typed here was not saved, and is not kept because it may be secret.',
  leave: 'Leave',
  stay: 'Stay',
});
