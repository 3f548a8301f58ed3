import type { Bilingual } from '#domain/language.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

export interface FolderLinkData {
  /** May be empty. */
  name: string;
  petName: string;
  /** Signed: it needs no session, and expires. */
  folderUrl: string;
}

interface Words {
  subject(petName: string): string;
  preview: string;
  heading(name: string): string;
  intro(petName: string): string;
  open: string;
  expires: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (petName) => `Los papeles de ${petName}`,
    preview: 'Vacunas, certificados y contrato, en un solo lugar.',
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    intro: (petName) => `Aquí están los papeles de ${petName}, para que los tengas a la mano.`,
    open: 'Ver los papeles',
    expires:
      'El enlace sirve 30 días y es solo para ti: quien lo tenga puede ver los archivos, así que no lo compartas.',
    reason: (siteName) =>
      `Recibes este correo porque adoptaste a esta mascota por medio de ${siteName}.`,
  },
  en: {
    subject: (petName) => `The papers of ${petName}`,
    preview: 'Vaccinations, certificates and contract, in one place.',
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    intro: (petName) => `Here are the papers of ${petName}, so that you have them at hand.`,
    open: 'See the papers',
    expires:
      'The link is valid for 30 days and for you alone: whoever has it can see the files, so do not share it.',
    reason: (siteName) => `You get this email because you adopted this pet through ${siteName}.`,
  },
};

export const folderLink = defineMail<FolderLinkData>(
  'folder-link',
  ({ name, petName, folderUrl }, language, site) => {
    const say = words[language];
    return {
      subject: say.subject(petName),
      preview: say.preview,
      heading: say.heading(name),
      blocks: [
        say.intro(petName),
        { kind: 'button', label: say.open, url: folderUrl },
        { kind: 'note', text: say.expires },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    holdsKey: true,
    sample: {
      title: { es: 'Enlace a un expediente', en: 'Link to a folder' },
      data: ({ link }) => ({ name: 'Rosa', petName: 'Canela', folderUrl: link }),
    },
  },
);
