import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { number } = createWording('es');

/** `validation` in Spanish. */
export const validation: Translation<'validation'> = {
  emailInvalid: 'Escriba una dirección de correo válida',
  fullNameRequired: 'El nombre es obligatorio',
  passwordRequired: 'La contraseña es obligatoria',
  passwordTooShort: (length) => `La contraseña debe tener al menos ${number(length)} caracteres`,
  passwordTooLong: (length) => `La contraseña debe tener como máximo ${number(length)} caracteres`,
  confirmationRequired: 'La confirmación de la contraseña es obligatoria',
  passwordsDiffer: 'Las contraseñas no coinciden',
  nameTooShort: (length) => `El nombre debe tener al menos ${number(length)} caracteres`,
  nameTooLong: (length) => `El nombre debe tener menos de ${number(length)} caracteres`,
  directoryAbsolute: 'El directorio debe ser una ruta relativa, no absoluta',
  directoryHome: 'El directorio no puede empezar por «~»',
  directoryOutside: 'El directorio no puede contener «..»',
  directoryCharacters:
    'El directorio solo puede contener letras de la A a la Z, cifras, espacios y / . _ -',
};
