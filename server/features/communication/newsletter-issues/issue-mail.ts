import type { Bilingual } from '#domain/language.ts';
import { defineMail, type MailBlock } from '#server/features/kits/mail/mail-content.ts';

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
      `You get this mail because you confirmed your subscription to the ${siteName} newsletter.`,
  },
};

export const newsletterIssue = defineMail<IssueMailData>(
  'newsletter-issue',
  ({ subject, preheader, blocks, unsubscribeUrl }, language, site) => ({
    subject,
    preview: preheader,
    heading: subject,
    blocks: [...blocks, { kind: 'note', text: words[language].leave, url: unsubscribeUrl }],
    reason: words[language].reason(site.name),
  }),
  { holdsKey: true, queue: 'bulkMail' },
);
