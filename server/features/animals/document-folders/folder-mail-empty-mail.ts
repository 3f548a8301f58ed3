import { mostFilesOfDocument } from '#domain/document-folders/folder-document.ts';
import type { Bilingual } from '#domain/language.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

export interface FolderMailEmptyData {
  /** May be empty. */
  name: string;
  petName: string;
  folderUrl: string;
  /** As it was written there; '' where it is no plain address. */
  sender: string;
}

interface Words {
  subject(petName: string): string;
  preview: string;
  heading(name: string): string;
  intro(petName: string, sender: string): string;
  next: string;
  open: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (petName) => `Llegó un correo sin archivos para la cartilla de ${petName}`,
    preview: 'No guardamos nada de él.',
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    intro: (petName, sender) =>
      `A la dirección de la cartilla de ${petName} llegó un correo${sender && ` de ${sender}`}, pero no traía ningún archivo que pudiéramos guardar.`,
    next: `Guardamos fotos y PDF, hasta ${mostFilesOfDocument} por documento. Pide que lo envíen otra vez con la cartilla adjunta, o súbela en el expediente.`,
    open: 'Abrir el expediente',
    reason: (siteName) => `Recibes este correo porque cuidas a esta mascota en ${siteName}.`,
  },
  en: {
    subject: (petName) => `An email without files came for ${petName}’s vaccination booklet`,
    preview: 'We stored nothing of it.',
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    intro: (petName, sender) =>
      `An email${sender && ` from ${sender}`} came to the address of ${petName}’s vaccination booklet, but it held no file that we could store.`,
    next: `We store photos and PDFs, up to ${mostFilesOfDocument} for each document. Ask for the booklet to be sent again as an attachment, or upload it to the folder.`,
    open: 'Open the folder',
    reason: (siteName) => `You get this email because you look after this pet at ${siteName}.`,
  },
};

/** Nothing is told to who wrote: anybody can write a sender's address. */
export const folderMailEmpty = defineMail<FolderMailEmptyData>(
  'folder-mail-empty',
  ({ name, petName, folderUrl, sender }, language, site) => {
    const say = words[language];
    return {
      subject: say.subject(petName),
      preview: say.preview,
      heading: say.heading(name),
      blocks: [
        say.intro(petName, sender),
        say.next,
        { kind: 'button', label: say.open, url: folderUrl },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    holdsKey: false,
    sample: {
      title: { es: 'Correo sin documentos', en: 'Email without documents' },
      data: ({ link }) => ({
        name: 'Rosa',
        petName: 'Canela',
        folderUrl: link,
        sender: 'clinica@example.mx',
      }),
      variants: (data) => [{ ...data, sender: '' }],
    },
  },
);
