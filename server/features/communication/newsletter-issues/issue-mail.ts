import type { Bilingual } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import {
  defineMail,
  type MailBlock,
  type SampleGiven,
} from '#server/features/kits/mail/mail-content.ts';

export interface IssueMailData {
  subject: string;
  preheader: string;
  blocks: readonly MailBlock[];
  unsubscribeUrl: string;
}

interface Words {
  leave: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    leave: 'Si ya no quieres recibirlo, date de baja aquí:',
    reason: (siteName) =>
      `Recibes este correo porque confirmaste tu suscripción al boletín de ${siteName}.`,
  },
  en: {
    leave: 'If you no longer want it, unsubscribe here:',
    reason: (siteName) =>
      `You get this email because you confirmed your subscription to the ${siteName} newsletter.`,
  },
};

const madeUpIssue = ({ language, site, link }: SampleGiven): IssueMailData => ({
  subject: { es: 'Lo bueno de este mes', en: 'The good of this month' }[language],
  preheader: { es: 'Dos familias nuevas.', en: 'Two new families.' }[language],
  blocks: [
    { kind: 'heading', text: { es: 'Buscan familia', en: 'Looking for a family' }[language] },
    {
      kind: 'cards',
      cards: [
        {
          title: 'Canela',
          text: { es: '2 años · Mérida, Yucatán', en: '2 years · Mérida, Yucatán' }[language],
          label: { es: 'Conoce a Canela', en: 'Meet Canela' }[language],
          url: site.url + pathFor('adoptionPets', language),
        },
      ],
    },
    {
      kind: 'button',
      label: { es: 'Quiero donar', en: 'I want to give' }[language],
      url: site.url + pathFor('donations', language),
    },
  ],
  unsubscribeUrl: link,
});

export const newsletterIssue = defineMail<IssueMailData>(
  'newsletter-issue',
  ({ subject, preheader, blocks, unsubscribeUrl }, language, site) => ({
    subject,
    preview: preheader,
    heading: subject,
    blocks: [...blocks, { kind: 'note', text: words[language].leave, url: unsubscribeUrl }],
    reason: words[language].reason(site.name),
  }),
  {
    holdsKey: true,
    queue: 'bulkMail',
    sample: { title: { es: 'Boletín', en: 'Newsletter' }, data: madeUpIssue },
  },
);
