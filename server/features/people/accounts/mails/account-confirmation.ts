import { passwordLink } from './password-link.ts';

export const accountConfirmation = passwordLink(
  'account-confirmation',
  { es: 'Confirmar una cuenta', en: 'To confirm an account' },
  {
    es: {
      subject: (siteName) => `Confirma tu correo y elige tu contraseña de ${siteName}`,
      preview: 'Con un clic confirmas tu correo y eliges tu contraseña.',
      heading: () => '¡Qué gusto!',
      paragraphs: (siteName) => [
        `Gracias por registrarte en ${siteName}. Falta un paso: confirma que este correo es tuyo y elige tu contraseña.`,
      ],
      choose: 'Elegir mi contraseña',
      once: 'El enlace sirve una sola vez y vence en 24 horas. Si ya venció, pide otro en «Recuperar contraseña».',
      ignore:
        'Si tú no te registraste, no hagas nada: sin contraseña nadie puede usar la cuenta, y en una semana se borra.',
      reason: (siteName) =>
        `Recibes este correo porque alguien se registró en ${siteName} con tu dirección.`,
    },
    en: {
      subject: (siteName) => `Confirm your email and choose your ${siteName} password`,
      preview: 'One click confirms your email and lets you choose your password.',
      heading: () => 'Welcome!',
      paragraphs: (siteName) => [
        `Thank you for registering with ${siteName}. One step is left: confirm that this address is yours and choose your password.`,
      ],
      choose: 'Choose my password',
      once: 'The link works once and expires in 24 hours. If it has expired, ask for another under “Recover password”.',
      ignore:
        'If it was not you, do nothing: without a password nobody can use the account, and in a week it is deleted.',
      reason: (siteName) =>
        `You get this email because somebody registered with ${siteName} using your address.`,
    },
  },
);
