import { passwordLink } from './password-link.ts';

export const passwordRecovery = passwordLink(
  'password-recovery',
  { es: 'Recuperar la contraseña', en: 'To recover the password' },
  {
    es: {
      subject: (siteName) => `Recupera tu contraseña de ${siteName}`,
      preview: 'Elige una contraseña nueva. El enlace vence en una hora.',
      heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
      paragraphs: (siteName) => [
        `Pediste una contraseña nueva para tu cuenta de ${siteName}. Al cambiarla se cierran todas tus sesiones abiertas.`,
      ],
      choose: 'Elegir una contraseña nueva',
      once: 'El enlace sirve una sola vez y vence en una hora.',
      ignore: 'Si no lo pediste, no hagas nada: tu contraseña sigue siendo la misma.',
      reason: (siteName) =>
        `Recibes este correo porque alguien pidió recuperar la contraseña de tu cuenta de ${siteName}.`,
    },
    en: {
      subject: (siteName) => `Recover your ${siteName} password`,
      preview: 'Choose a new password. The link expires in an hour.',
      heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
      paragraphs: (siteName) => [
        `You asked for a new password for your ${siteName} account. Changing it ends all your open sessions.`,
      ],
      choose: 'Choose a new password',
      once: 'The link works once and expires in an hour.',
      ignore: 'If you did not ask for it, do nothing: your password stays the same.',
      reason: (siteName) =>
        `You get this email because somebody asked to recover the password of your ${siteName} account.`,
    },
  },
);
