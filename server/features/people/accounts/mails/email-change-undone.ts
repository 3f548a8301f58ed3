import type { Bilingual } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

interface EmailChangeUndoneData {
  /** May be empty. */
  name: string;
}

interface Words {
  subject(siteName: string): string;
  preview: string;
  heading(name: string): string;
  paragraphs(siteName: string): readonly string[];
  write: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (siteName) => `Se revirtió el cambio de correo en ${siteName}`,
    preview: 'La cuenta volvió a su correo anterior.',
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    paragraphs: (siteName) => [
      `Se revirtió desde la dirección que la cuenta de ${siteName} tenía antes. Con este correo ya no se entra: la cuenta volvió al anterior, tiene otra contraseña y se cerraron todas sus sesiones.`,
      'Si tú no lo hiciste y la cuenta es tuya, escríbenos:',
    ],
    write: 'Escribirnos',
    reason: (siteName) =>
      `Recibes este correo porque esta era la dirección de una cuenta de ${siteName}.`,
  },
  en: {
    subject: (siteName) => `The change of email at ${siteName} was undone`,
    preview: 'The account has its former email again.',
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    paragraphs: (siteName) => [
      `It was undone from the address that the ${siteName} account had before. This email no longer opens it: the account has its former email again and another password, and all its sessions were ended.`,
      'If it was not you and the account is yours, write to us:',
    ],
    write: 'Write to us',
    reason: (siteName) =>
      `You get this email because this was the address of a ${siteName} account.`,
  },
};

/** To the address that an account no longer has, because its former owner took it back. */
export const emailChangeUndone = defineMail<EmailChangeUndoneData>(
  'email-change-undone',
  ({ name }, language, site) => {
    const say = words[language];
    return {
      subject: say.subject(site.name),
      preview: say.preview,
      heading: say.heading(name),
      blocks: [
        ...say.paragraphs(site.name),
        { kind: 'button', label: say.write, url: site.url + pathFor('contact', language) },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    sample: {
      title: { es: 'Cambio de correo deshecho', en: 'Change of address undone' },
      data: () => ({ name: 'Rosa' }),
    },
  },
);
