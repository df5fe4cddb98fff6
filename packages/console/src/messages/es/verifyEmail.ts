import type { Translation } from '../messages.ts';

/** `verifyEmail` in Spanish. */
export const verifyEmail: Translation<'verifyEmail'> = {
  working: 'Confirmando su dirección',
  done: 'Su dirección está confirmada',
  doneText: 'Ya puede iniciar sesión.',
  alreadyDone: 'Su dirección ya estaba confirmada',
  alreadyDoneText: 'Aquí no queda nada por hacer.',
  lapsed: 'Este enlace ya no vale',
  lapsedText:
    'Caducó o ya se usó. Si lo usó usted, simplemente inicie sesión; si no, envíese uno nuevo.',
  missing: 'Este enlace está incompleto',
  missingText: 'Abra el enlace completo del correo, o envíese uno nuevo.',
  failed: 'Su dirección aún no está confirmada',
  email: 'Correo electrónico',
  resend: 'Enviar un enlace nuevo',
  resent: 'Si esa dirección espera confirmación, un enlace nuevo va en camino.',
  logIn: 'Iniciar sesión',
  goHome: 'Ir al inicio',
  tryAgain: 'Intentar de nuevo',
};

/** `verifyUpdateEmail` in Spanish. */
export const verifyUpdateEmail: Translation<'verifyUpdateEmail'> = {
  working: 'Cambiando su dirección',
  done: 'Su dirección cambió',
  doneText: 'Inicie sesión con la nueva desde ahora.',
  lapsed: 'Este enlace ya no vale',
  lapsedText:
    'Caducó o ya se usó. Los ajustes de su cuenta muestran la dirección que vale, y allí puede pedir un enlace nuevo.',
  missing: 'Este enlace está incompleto',
  missingText: 'Abra el enlace completo del correo, o pida uno nuevo en los ajustes de su cuenta.',
  taken: 'Esta dirección es de otra cuenta',
  takenText: 'Se tomó después de que la pidiera. Su dirección sigue como estaba.',
  failed: 'Su dirección aún no ha cambiado',
  settings: 'Ajustes de la cuenta',
};
