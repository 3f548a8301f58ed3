import type { Bilingual } from '../language.ts';

/** Who somebody is, and what they may. */
export const accountErrors = {
  // Clients compare with the Spanish of these four, which is the specification's.
  noToken: { es: 'Token de autorizacion no encontrado.', en: 'Authorization token not found.' },
  invalidToken: { es: 'Token invalido.', en: 'Invalid token.' },
  expiredToken: { es: 'Token expirado.', en: 'Expired token.' },
  noSession: { es: 'Usuario no tiene sesion activa.', en: 'The user has no active session.' },

  forbidden: {
    es: 'No tienes permiso para hacer esto.',
    en: 'You do not have permission to do this.',
  },
  accountDisabled: {
    es: 'Esta cuenta está deshabilitada. Escríbenos si crees que es un error.',
    en: 'This account is disabled. Write to us if you think that this is a mistake.',
  },
  lastAdministrator: {
    es: 'Es la única cuenta de administración: primero nombra a alguien más.',
    en: 'This is the only administrator account: appoint somebody else first.',
  },
  ownAccount: {
    es: 'No puedes deshabilitar tu propia cuenta: pídeselo a alguien más que administre.',
    en: 'You cannot disable your own account: ask another administrator.',
  },
  emailHasAccount: {
    es: 'Ese correo ya tiene una cuenta: búscala en Usuarios para cambiar lo que puede hacer.',
    en: 'That address already has an account: find it under Users to change what it may do.',
  },
  alreadyInvited: {
    es: 'Ese correo ya tiene una invitación: puedes enviarla de nuevo desde la lista.',
    en: 'That address already has an invitation: you can send it again from the list.',
  },
  tooManyInvitations: {
    es: 'Hay demasiadas invitaciones sin aceptar: retira algunas primero.',
    en: 'There are too many invitations that nobody has accepted: withdraw some first.',
  },
  alreadyConfirmed: {
    es: 'Esta cuenta ya está confirmada o deshabilitada: no necesita un enlace.',
    en: 'This account is confirmed already, or disabled: it needs no link.',
  },
  secondFactorActive: {
    es: 'El segundo factor ya está activo.',
    en: 'The second factor is already active.',
  },
  secondFactorNotBegun: {
    es: 'No hay un segundo factor por activar.',
    en: 'There is no second factor waiting to be activated.',
  },
  secondFactorRequired: {
    es: 'Para administrar, activa primero la verificación en dos pasos o entra con una llave de acceso, en tu perfil.',
    en: 'To administer, first turn on two-step verification, or use a passkey, in your profile.',
  },
  passkeyRefused: {
    es: 'No pudimos entrar con esa llave de acceso: usa otra o tu contraseña',
    en: 'We could not sign you in with that passkey: use another one or your password',
  },
  passkeyNotAdded: {
    es: 'No pudimos agregar esa llave de acceso: inténtalo de nuevo',
    en: 'We could not add that passkey: try again',
  },
  passkeysFull: {
    es: 'Ya tienes 10 llaves de acceso: quita una que no uses',
    en: 'You already have 10 passkeys: remove one that you do not use',
  },
  passwordTooWeak: {
    es: 'Esa contraseña es fácil de adivinar: usa varias palabras o hazla más larga',
    en: 'That password is easy to guess: use several words or make it longer',
  },
  passwordIncorrect: {
    es: 'La contraseña no es correcta',
    en: 'The password is not correct',
  },
  credentialsIncorrect: {
    es: 'El correo o la contraseña no son correctos',
    en: 'The email or the password is not correct',
  },
  linkInvalid: {
    es: 'El enlace ya no es válido: pide uno nuevo',
    en: 'The link is no longer valid: ask for a new one',
  },
  emailTaken: {
    es: 'Ese correo ya tiene otra cuenta. Elimina primero esa cuenta, o escríbenos.',
    en: 'That email has another account. Erase that account first, or write to us.',
  },
  codeIncorrect: {
    es: 'El código no es correcto o ya se usó',
    en: 'The code is not correct or has been used',
  },
  firstStartCodeIncorrect: {
    es: 'Ese no es el código del arranque. Está en el registro (log) del servidor, en la última línea que empieza con «This portal has no administrator yet».',
    en: 'That is not the setup code. It is in the server’s log, in the last line that begins with “This portal has no administrator yet”.',
  },
  firstStartEmailTaken: {
    es: 'Ese correo ya tiene una cuenta en este portal. Usa otro, o nómbrala administradora desde el servidor con: npm run create-admin',
    en: 'That address already has an account on this portal. Use another one, or make it an administrator on the server by: npm run create-admin',
  },
  firstStartOver: {
    es: 'Este portal ya tiene quien lo administre: inicia sesión.',
    en: 'This portal has an administrator already: sign in.',
  },
  captchaRequired: { es: 'Confirma que no eres un robot', en: 'Confirm that you are not a robot' },
  captchaAnswerWrong: { es: 'Revisa la suma', en: 'Check the sum' },
  captchaExpired: {
    es: 'La verificación venció, complétala de nuevo',
    en: 'The verification has expired, please solve it again',
  },
} as const satisfies Record<string, Bilingual>;
