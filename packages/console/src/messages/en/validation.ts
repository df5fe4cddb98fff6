import { catalogue } from './catalogue.ts';

/** What is wrong with a field, in the specification's words where it has them. */
export const validationMessages = catalogue('validation', {
  emailInvalid: 'Enter a valid email address',
  fullNameRequired: 'Name is required',
  passwordRequired: 'Password is required',
  passwordTooShort: (length: number) => `Password must be at least ${length} characters`,
  passwordTooLong: (length: number) => `Password must be at most ${length} characters`,
  confirmationRequired: 'Password confirmation is required',
  passwordsDiffer: "Passwords don't match",
  nameTooShort: (length: number) => `Name must be at least ${length} characters`,
  nameTooLong: (length: number) => `Name must be less than ${length} characters`,
  directoryAbsolute: 'Directory must be a relative path, not an absolute one',
  directoryHome: "Directory cannot start with '~'",
  directoryOutside: "Directory cannot contain '..'",
  directoryCharacters: 'Directory can only contain the letters A to Z, digits, spaces and / . _ -',
});
