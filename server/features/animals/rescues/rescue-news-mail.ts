import type { Bilingual } from '#domain/language.ts';
import { type RescueState, rescueStates } from '#domain/rescues/rescue-machine.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

interface RescueNewsData {
  folio: number;
  /** Into which it came; null: somebody of the desk has written. */
  state: RescueState | null;
  /** Of the desk; may be empty. */
  words: string;
  /** It ended by itself. */
  byTime: boolean;
  pageUrl: string;
}

interface Words {
  subject(folio: number): string;
  written: string;
  states: Record<RescueState, string>;
  byTime: string;
  button: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (folio) => `Novedades de tu reporte ${folio}`,
    written: 'Te escribimos sobre tu reporte. Contesta en su página.',
    states: {
      received: 'Recibimos tu reporte.',
      inReview: 'Alguien del equipo ya está viendo tu reporte.',
      advised: 'Te dejamos consejos en tu reporte.',
      onTheWay: 'Alguien va en camino por el animal.',
      admitted: 'El animal ya está con nosotros. Gracias por avisar.',
      referred: 'Pasamos tu reporte a otro rescate o autoridad.',
      closed: 'Cerramos tu reporte.',
    },
    byTime:
      'Tu reporte terminó solo, porque pasaron 21 días sin que nadie lo renovara. Si el animal todavía necesita ayuda, haz uno nuevo.',
    button: 'Abrir mi reporte',
    reason: (siteName) => `Recibes este correo porque reportaste un animal en ${siteName}.`,
  },
  en: {
    subject: (folio) => `News of your report ${folio}`,
    written: 'We wrote to you about your report. Answer on its page.',
    states: {
      received: 'We received your report.',
      inReview: 'Somebody of the team is looking at your report now.',
      advised: 'We left advice on your report.',
      onTheWay: 'Somebody is on their way to the animal.',
      admitted: 'The animal is with us now. Thank you for telling us.',
      referred: 'We handed your report on to another rescue or authority.',
      closed: 'We closed your report.',
    },
    byTime:
      'Your report ended by itself, because nobody renewed it for 21 days. If the animal still needs help, make a new one.',
    button: 'Open my report',
    reason: (siteName) => `You get this email because you reported an animal at ${siteName}.`,
  },
};

/** To whoever reported, at each change of state and for each question or answer. */
export const rescueNews = defineMail<RescueNewsData>(
  'rescue-news',
  ({ folio, state, words: said, byTime, pageUrl }, language, site) => {
    const say = words[language];
    const lead = byTime ? say.byTime : state === null ? say.written : say.states[state];
    return {
      subject: say.subject(folio),
      preview: lead,
      heading: say.subject(folio),
      blocks: [
        lead,
        ...(said ? [{ kind: 'quote', text: said } as const] : []),
        { kind: 'button', label: say.button, url: pageUrl },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    holdsKey: true,
    sample: {
      title: { es: 'Reporte de un animal: novedades', en: 'Report of an animal: news' },
      data: ({ language, link }) => ({
        folio: 120,
        state: null,
        words: {
          es: '¿Sigue en el mismo lugar?\n¿Se deja tocar?',
          en: 'Is it still there?\nDoes it let people touch it?',
        }[language],
        byTime: false,
        pageUrl: link,
      }),
      variants: (data) => [
        ...rescueStates.values.map((state) => ({ ...data, state, words: '' })),
        { ...data, state: 'closed', words: '', byTime: true },
      ],
    },
  },
);
