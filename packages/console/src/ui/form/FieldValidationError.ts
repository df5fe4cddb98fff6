/** Rejects a submit because of some fields: a message for each, by the field's name in the form. */
export class FieldValidationError extends Error {
  override readonly name = 'FieldValidationError';
  readonly fieldErrors: Readonly<Record<string, string>>;

  constructor(fieldErrors: Readonly<Record<string, string>>, options?: ErrorOptions) {
    super('Some fields are invalid', options);
    this.fieldErrors = fieldErrors;
  }
}
