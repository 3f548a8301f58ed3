import { type Bilingual, locale } from '#domain/language.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

interface RescueEndingData {
  folio: number;
  expiresAt: string;
  pageUrl: string;
}

interface Words {
  subject(folio: number): string;
  lead(day: string): string;
  ask: string;
  button: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (folio) => `¿El animal todavía necesita ayuda? Reporte ${folio}`,
    lead: (day) => `Tu reporte termina solo el ${day}.`,
    ask: 'Si el animal todavía necesita ayuda, ábrelo y toca «Todavía necesita ayuda». Si ya está a salvo, no tienes que hacer nada.',
    button: 'Abrir mi reporte',
    reason: (siteName) => `Recibes este correo porque reportaste un animal en ${siteName}.`,
  },
  en: {
    subject: (folio) => `Does the animal still need help? Report ${folio}`,
    lead: (day) => `Your report ends by itself on ${day}.`,
    ask: 'If the animal still needs help, open it and tap “It still needs help”. If it is safe by now, there is nothing to do.',
    button: 'Open my report',
    reason: (siteName) => `You get this email because you reported an animal at ${siteName}.`,
  },
};

/** To whoever reported, some days before it ends. The page renews it by a tap: programs that check mails open every link. */
export const rescueEnding = defineMail<RescueEndingData>(
  'rescue-ending',
  ({ folio, expiresAt, pageUrl }, language, site) => {
    const say = words[language];
    const day = new Date(expiresAt).toLocaleDateString(locale[language], {
      ...{ day: 'numeric', month: 'long' },
      timeZone: site.timezone,
    });
    return {
      subject: say.subject(folio),
      preview: say.lead(day),
      heading: say.subject(folio),
      blocks: [say.lead(day), say.ask, { kind: 'button', label: say.button, url: pageUrl }],
      reason: say.reason(site.name),
    };
  },
  {
    holdsKey: true,
    queue: 'bulkMail',
    sample: {
      title: { es: 'Reporte de un animal: por terminar', en: 'Report of an animal: about to end' },
      data: ({ link, inDays }) => ({ folio: 120, expiresAt: inDays(4), pageUrl: link }),
    },
  },
);
