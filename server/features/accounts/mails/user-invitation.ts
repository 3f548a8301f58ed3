import { invitationDays } from '#domain/accounts/invitation.ts';
import type { Bilingual } from '#domain/language.ts';
import { defineMail } from '#server/features/mail/mail-content.ts';

export interface UserInvitationData {
  /** May be empty. */
  name: string;
  /** Of the administrator who invites. */
  inviter: string;
  administers: boolean;
  passwordUrl: string;
}

interface Words {
  subject(siteName: string): string;
  preview: string;
  heading(name: string): string;
  invited(inviter: string, siteName: string): string;
  administers: string;
  next: string;
  choose: string;
  once: string;
  ignore: string;
  reason(inviter: string, siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (siteName) => `Te invitamos a ${siteName}`,
    preview: 'Tu cuenta te espera: solo falta que elijas tu contraseña.',
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    invited: (inviter, siteName) => `${inviter} te invita a tener una cuenta en ${siteName}.`,
    administers:
      'Con ella podrás administrar el portal: las cuentas, las mascotas, los eventos y los donativos.',
    next: 'Revisa tus datos y elige tu contraseña; con eso confirmas que este correo es tuyo.',
    choose: 'Aceptar la invitación',
    once: `El enlace sirve una sola vez y vence en ${invitationDays} días.`,
    ignore:
      'Si no la esperabas, no hagas nada: sin contraseña nadie puede usar la cuenta, y se borra.',
    reason: (inviter, siteName) =>
      `Recibes este correo porque ${inviter}, de ${siteName}, escribió tu dirección para invitarte.`,
  },
  en: {
    subject: (siteName) => `You are invited to ${siteName}`,
    preview: 'Your account is waiting: all that is left is to choose your password.',
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    invited: (inviter, siteName) => `${inviter} invites you to have an account with ${siteName}.`,
    administers: 'With it you will administer the portal: accounts, pets, events and donations.',
    next: 'Check your details and choose your password; that confirms that this address is yours.',
    choose: 'Accept the invitation',
    once: `The link works once and expires in ${invitationDays} days.`,
    ignore:
      'If you did not expect it, do nothing: without a password nobody can use the account, and it is deleted.',
    reason: (inviter, siteName) =>
      `You get this mail because ${inviter} of ${siteName} entered your address to invite you.`,
  },
};

export const userInvitation = defineMail<UserInvitationData>(
  'user-invitation',
  ({ name, inviter, administers, passwordUrl }, language, site) => {
    const say = words[language];
    return {
      subject: say.subject(site.name),
      preview: say.preview,
      heading: say.heading(name),
      blocks: [
        say.invited(inviter, site.name),
        ...(administers ? [say.administers] : []),
        say.next,
        { kind: 'button', label: say.choose, url: passwordUrl },
        { kind: 'note', text: say.once },
        { kind: 'note', text: say.ignore },
      ],
      reason: say.reason(inviter, site.name),
    };
  },
  { holdsKey: true },
);
