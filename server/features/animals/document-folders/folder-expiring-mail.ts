import {
  documentNames,
  type FolderDocumentKind,
} from '#domain/document-folders/folder-document.ts';
import { type Bilingual, locale } from '#domain/language.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

export interface FolderExpiringData {
  /** May be empty. */
  name: string;
  petName: string;
  folderUrl: string;
  kind: FolderDocumentKind;
  /** YYYY-MM-DD. */
  validUntil: string;
}

interface Words {
  subject(document: string, petName: string): string;
  preview(day: string): string;
  heading(name: string): string;
  intro(document: string, petName: string, day: string): string;
  ask: string;
  open: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (document, petName) => `Pronto vence un documento de ${petName}: ${document}`,
    preview: (day) => `Vigente hasta el ${day}.`,
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    intro: (document, petName, day) =>
      `En el expediente de ${petName}, «${document}» está vigente hasta el ${day}.`,
    ask: 'Cuando tengas el nuevo, súbelo al expediente y lo revisamos.',
    open: 'Abrir el expediente',
    reason: (siteName) => `Recibes este correo porque cuidas a esta mascota en ${siteName}.`,
  },
  en: {
    subject: (document, petName) => `A document of ${petName} expires soon: ${document}`,
    preview: (day) => `Valid until ${day}.`,
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    intro: (document, petName, day) =>
      `In the folder of ${petName}, “${document}” is valid until ${day}.`,
    ask: 'When you have the new one, upload it to the folder and we will review it.',
    open: 'Open the folder',
    reason: (siteName) => `You get this email because you look after this pet at ${siteName}.`,
  },
};

export const folderExpiring = defineMail<FolderExpiringData>(
  'folder-expiring',
  ({ name, petName, folderUrl, kind, validUntil }, language, site) => {
    const say = words[language];
    const document = documentNames[kind][language];
    const day = new Date(`${validUntil}T00:00:00Z`).toLocaleDateString(locale[language], {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    return {
      subject: say.subject(document, petName),
      preview: say.preview(day),
      heading: say.heading(name),
      blocks: [
        say.intro(document, petName, day),
        say.ask,
        { kind: 'button', label: say.open, url: folderUrl },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    holdsKey: false,
    queue: 'bulkMail',
    sample: {
      title: { es: 'Documento por vencer', en: 'Document about to expire' },
      data: ({ link, dayIn }) => ({
        name: 'Rosa',
        petName: 'Canela',
        folderUrl: link,
        kind: 'deworming',
        validUntil: dayIn(14),
      }),
    },
  },
);
