import type { Bilingual } from '#domain/language.ts';
import { defineMail, type MailBlock } from '#server/features/kits/mail/mail-content.ts';

export type FundraiserOutcome = 'approved' | 'refused' | 'takenOff';

interface Data {
  title: string;
  outcome: FundraiserOutcome;
  /** A moderator's words; '' where nothing has to be said. */
  reason: string;
  pageUrl: string;
}

interface Words {
  subject: Record<FundraiserOutcome, string>;
  lead: Record<FundraiserOutcome, (title: string) => string>;
  why: string;
  see: Record<FundraiserOutcome, string>;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: {
      approved: 'Tu página ya está publicada',
      refused: 'Tu página necesita cambios',
      takenOff: 'Retiramos tu página',
    },
    lead: {
      approved: (title) =>
        `Revisamos «${title}» y ya la puede ver todo el mundo. Compártela: cada donativo llega directo a la organización.`,
      refused: (title) =>
        `Revisamos «${title}» y todavía no la publicamos así. Puedes cambiarla y enviarla otra vez.`,
      takenOff: (title) =>
        `«${title}» ya no se ve ni recibe donativos. Lo que se donó sigue con la organización.`,
    },
    why: 'Lo que nos dijo quien la revisó:',
    see: {
      approved: 'Ver mi página',
      refused: 'Cambiar mi página',
      takenOff: 'Ver el detalle',
    },
    reason: (siteName) => `Recibes este correo porque tienes una página en ${siteName}.`,
  },
  en: {
    subject: {
      approved: 'Your page is published',
      refused: 'Your page needs changes',
      takenOff: 'We took your page off',
    },
    lead: {
      approved: (title) =>
        `We reviewed “${title}” and everybody can see it now. Share it: each donation goes straight to the organization.`,
      refused: (title) =>
        `We reviewed “${title}” and do not publish it like this yet. You can change it and send it again.`,
      takenOff: (title) =>
        `“${title}” is no longer shown and takes no donations. What was given stays with the organization.`,
    },
    why: 'What its reviewer told us:',
    see: { approved: 'See my page', refused: 'Change my page', takenOff: 'See the details' },
    reason: (siteName) => `You get this email because you have a page at ${siteName}.`,
  },
};

/** What a moderator has decided about somebody's page. */
export const fundraiserMail = defineMail<Data>(
  'fundraiser-outcome',
  ({ title, outcome, reason, pageUrl }, language, site) => {
    const say = words[language];
    const blocks: MailBlock[] = [
      say.lead[outcome](title),
      ...(reason ? [say.why, { kind: 'quote', text: reason } as const] : []),
      { kind: 'button', label: say.see[outcome], url: pageUrl },
    ];
    return {
      subject: say.subject[outcome],
      preview: say.lead[outcome](title),
      heading: say.subject[outcome],
      blocks,
      reason: say.reason(site.name),
    };
  },
  {
    holdsKey: false,
    sample: {
      title: { es: 'Página de colecta: decisión', en: 'Fundraising page: decision' },
      data: ({ language, link }) => ({
        title: { es: 'Mi cumpleaños por Canela', en: 'My birthday for Canela' }[language],
        outcome: 'refused',
        reason: { es: 'La foto muestra a otra persona.', en: 'The photo shows somebody else.' }[
          language
        ],
        pageUrl: link,
      }),
      variants: (data) =>
        (['approved', 'takenOff'] as const).map((outcome) => ({ ...data, outcome, reason: '' })),
    },
  },
);
