import {
  documentNames,
  type FolderDocumentKind,
  type ReviewStatus,
  reviewStatus,
  reviewStatusNames,
} from '#domain/document-folders/folder-document.ts';
import { type Bilingual, locale } from '#domain/language.ts';
import { defineMail, type MailBlock } from '#server/features/kits/mail/mail-content.ts';

export interface FolderReviewedData {
  /** May be empty. */
  name: string;
  petName: string;
  folderUrl: string;
  kind: FolderDocumentKind;
  status: ReviewStatus;
  /** YYYY-MM-DD. */
  validUntil: string | null;
  comments: string;
}

interface Words {
  subject(document: string, petName: string): string;
  preview(status: string): string;
  heading(name: string): string;
  intro(petName: string): string;
  document: string;
  status: string;
  validUntil: string;
  open: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (document, petName) => `Revisamos un documento de ${petName}: ${document}`,
    preview: (status) => `Quedó como: ${status}.`,
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    intro: (petName) => `Revisamos un documento del expediente de ${petName}.`,
    document: 'Documento',
    status: 'Estado',
    validUntil: 'Vigente hasta',
    open: 'Abrir el expediente',
    reason: (siteName) => `Recibes este correo porque cuidas a esta mascota en ${siteName}.`,
  },
  en: {
    subject: (document, petName) => `We reviewed a document of ${petName}: ${document}`,
    preview: (status) => `It stands as: ${status}.`,
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    intro: (petName) => `We reviewed a document in the folder of ${petName}.`,
    document: 'Document',
    status: 'Status',
    validUntil: 'Valid until',
    open: 'Open the folder',
    reason: (siteName) => `You get this email because you look after this pet at ${siteName}.`,
  },
};

export const folderReviewed = defineMail<FolderReviewedData>(
  'folder-reviewed',
  (data, language, site) => {
    const { name, petName, folderUrl, kind, status, validUntil, comments } = data;
    const say = words[language];
    const document = documentNames[kind][language];
    const standing = reviewStatusNames[status][language];
    const day =
      validUntil &&
      new Date(`${validUntil}T00:00:00Z`).toLocaleDateString(locale[language], {
        dateStyle: 'long',
        timeZone: 'UTC',
      });
    const blocks: MailBlock[] = [
      say.intro(petName),
      {
        kind: 'facts',
        items: [
          { label: say.document, value: document },
          { label: say.status, value: standing },
          ...(day ? [{ label: say.validUntil, value: day }] : []),
        ],
      },
    ];
    if (comments) blocks.push({ kind: 'quote', text: comments });
    blocks.push({ kind: 'button', label: say.open, url: folderUrl });
    return {
      subject: say.subject(document, petName),
      preview: say.preview(standing),
      heading: say.heading(name),
      blocks,
      reason: say.reason(site.name),
    };
  },
  {
    holdsKey: false,
    sample: {
      title: { es: 'Documento revisado', en: 'Reviewed document' },
      data: ({ language, link, dayIn }) => ({
        name: 'Rosa',
        petName: 'Canela',
        folderUrl: link,
        kind: 'vaccinationBooklet',
        status: 'valid',
        validUntil: dayIn(200),
        comments: { es: 'Todo en orden.', en: 'All in order.' }[language],
      }),
      variants: (data) =>
        reviewStatus.values.map((status) => ({ ...data, status, validUntil: null })),
    },
  },
);
