import type { Translation } from '../messages.ts';

/** `callback` in Spanish. */
export const callback: Translation<'callback'> = {
  heading: { login: 'Inicio de sesión', link: 'Conectando su cuenta' },
  working: { login: 'Iniciando su sesión', link: 'Conectando su cuenta' },
  failed: { login: 'No se inició la sesión', link: 'No se conectó nada' },
  back: { login: 'Volver al inicio de sesión', link: 'Volver a los ajustes de la cuenta' },
};
