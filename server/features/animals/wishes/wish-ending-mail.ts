import type { Bilingual } from '#domain/language.ts';
import { locale } from '#domain/language.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';
import { wishInWords } from './wish-words.ts';

interface WishEndingData {
  programme: Programme;
  filter: string;
  /** YYYY-MM-DD */
  lastsUntil: string;
  manageUrl: string;
}

interface Words {
  subject: string;
  text(day: string): string;
  wish: string;
  button: string;
  nothing: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: '¿Seguimos avisándote?',
    text: (day) => `Tu aviso de mascotas nuevas termina el ${day}. Si aún buscas, consérvalo.`,
    wish: 'Tu aviso',
    button: 'Conservarlo seis meses más',
    nothing: 'Si ya encontraste lo que buscabas, no hagas nada: termina solo y borramos tu correo.',
    reason: (siteName) =>
      `Recibes este correo porque le pediste a ${siteName} que te avise de mascotas nuevas.`,
  },
  en: {
    subject: 'Shall we go on telling you?',
    text: (day) => `Your alert for new pets ends on ${day}. If you are still looking, keep it.`,
    wish: 'Your alert',
    button: 'Keep it for six more months',
    nothing:
      'If you have found what you looked for, do nothing: it ends by itself, and we erase your address.',
    reason: (siteName) =>
      `You get this email because you asked ${siteName} to tell you of new pets.`,
  },
};

export const wishEnding = defineMail<WishEndingData>(
  'wish-ending',
  ({ programme, filter, lastsUntil, manageUrl }, language, site) => {
    const say = words[language];
    const day = new Date(`${lastsUntil}T12:00:00Z`).toLocaleDateString(locale[language], {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    return {
      subject: say.subject,
      preview: say.text(day),
      heading: say.subject,
      blocks: [
        say.text(day),
        {
          kind: 'facts',
          items: [{ label: say.wish, value: wishInWords(programme, filter, language) }],
        },
        { kind: 'button', label: say.button, url: manageUrl },
        { kind: 'note', text: say.nothing },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    holdsKey: true,
    queue: 'bulkMail',
    sample: {
      title: { es: 'Avisos por terminar', en: 'Alerts about to end' },
      data: ({ language, link, dayIn }) => ({
        programme: 'adoption',
        filter: { es: 'especie=perro', en: 'especie=perro' }[language],
        lastsUntil: dayIn(14),
        manageUrl: link,
      }),
      variants: (data) => [{ ...data, filter: '' }],
    },
  },
);
