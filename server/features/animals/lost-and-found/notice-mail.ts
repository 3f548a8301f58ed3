import { type Bilingual, locale } from '#domain/language.ts';
import type { NoticeKind } from '#domain/lost-and-found/notice-words.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

const whats = [
  ...(['confirm', 'published', 'asked', 'refused', 'ending', 'ended'] as const),
  ...(['message', 'match', 'reunited', 'otherReunited'] as const),
] as const;

export interface NoticeMailData {
  what: (typeof whats)[number];
  /** Of the desk; '' where it says nothing. */
  words: string;
  folio: number;
  kind: NoticeKind;
  /** Instant. */
  expiresAt: string;
  pageUrl: string;
}

interface Said {
  subject(folio: number): string;
  text: readonly string[];
  button: string;
}

interface Words {
  said: Record<NoticeMailData['what'], Said>;
  ends(day: string): string;
  shield: string;
  note: string;
  reason(siteName: string): string;
}

const open = { es: 'Abrir mi aviso', en: 'Open my notice' } as const;

const words: Bilingual<Words> = {
  es: {
    said: {
      confirm: {
        subject: (folio) => `Confirma tu aviso ${folio}`,
        text: [
          'Falta un paso: abre tu aviso y confirma que este correo es tuyo. Después el equipo lo revisa y lo publica.',
          'Si tú no hiciste un aviso, no hagas nada: sin confirmar se borra solo.',
        ],
        button: 'Ver y confirmar',
      },
      published: {
        subject: (folio) => `Tu aviso ${folio} ya está publicado`,
        text: ['En tu aviso puedes bajar carteles con un código para pegar en tu colonia.'],
        button: open.es,
      },
      asked: {
        subject: (folio) => `Cambia algo en tu aviso ${folio}`,
        text: ['El equipo revisó tu aviso. Antes de publicarlo te pide un cambio:'],
        button: open.es,
      },
      refused: {
        subject: (folio) => `No publicamos tu aviso ${folio}`,
        text: ['El equipo revisó tu aviso y no se puede publicar. La razón:'],
        button: open.es,
      },
      ending: {
        subject: (folio) => `Tu aviso ${folio} termina pronto`,
        text: ['¿Todavía buscas? Renueva tu aviso. Si ya están juntos, cuéntanos.'],
        button: open.es,
      },
      ended: {
        subject: (folio) => `Tu aviso ${folio} terminó`,
        text: ['Nadie lo renovó, así que ya no se ve. Si todavía buscas, haz uno nuevo.'],
        button: open.es,
      },
      message: {
        subject: (folio) => `Tienes un mensaje en tu aviso ${folio}`,
        text: ['Alguien te escribió. Lee su mensaje y su respuesta a tu pregunta en tu aviso.'],
        button: 'Leer el mensaje',
      },
      match: {
        subject: (folio) => `Un animal se parece al de tu aviso ${folio}`,
        text: ['Puede ser el mismo o no. En tu aviso ves en qué se parecen.'],
        button: 'Ver en qué se parecen',
      },
      reunited: {
        subject: () => '¡Qué gusto que ya están juntos!',
        text: [
          'Gracias por contarnos. Tu aviso ya no se ve y en 30 días borramos todo.',
          'Un microchip y una placa ayudan si se vuelve a perder.',
        ],
        button: open.es,
      },
      otherReunited: {
        subject: (folio) => `¿Ya volvió a casa el animal de tu aviso ${folio}?`,
        text: [
          'Otra persona dice que es el mismo animal y que ya está con su familia. Si es así, termina tu aviso. Si no, déjalo como está.',
        ],
        button: open.es,
      },
    },
    ends: (day) => `Termina el ${day}.`,
    shield:
      'Nadie de este portal te va a pedir dinero. Si alguien te pide un depósito para devolverte a tu mascota, es un engaño: no pagues y bloquéalo en tu aviso.',
    note: 'No hace falta iniciar sesión. No reenvíes este correo: con el enlace se maneja tu aviso.',
    reason: (siteName) =>
      `Recibes este correo porque alguien hizo un aviso en ${siteName} con tu dirección.`,
  },
  en: {
    said: {
      confirm: {
        subject: (folio) => `Confirm your notice ${folio}`,
        text: [
          'One step is left: open your notice and confirm that this email is yours. Then the team looks at it and publishes it.',
          'If you made no notice, do nothing: unless you confirm it, it goes by itself.',
        ],
        button: 'See and confirm',
      },
      published: {
        subject: (folio) => `Your notice ${folio} is published`,
        text: ['In your notice there are posters with a code to hang up in your neighborhood.'],
        button: open.en,
      },
      asked: {
        subject: (folio) => `Change something in your notice ${folio}`,
        text: ['The team looked at your notice. Before it is published they ask for a change:'],
        button: open.en,
      },
      refused: {
        subject: (folio) => `We did not publish your notice ${folio}`,
        text: ['The team looked at your notice, and it cannot be published. The reason:'],
        button: open.en,
      },
      ending: {
        subject: (folio) => `Your notice ${folio} ends soon`,
        text: ['Are you still looking? Renew your notice. If you are together again, tell us.'],
        button: open.en,
      },
      ended: {
        subject: (folio) => `Your notice ${folio} has ended`,
        text: [
          'Nobody renewed it, so it is not shown any more. If you are still looking, make a new one.',
        ],
        button: open.en,
      },
      message: {
        subject: (folio) => `You have a message in your notice ${folio}`,
        text: [
          'Somebody wrote to you. Read their message and their answer to your question in your notice.',
        ],
        button: 'Read the message',
      },
      match: {
        subject: (folio) => `An animal looks like that of your notice ${folio}`,
        text: ['It may be the same one or not. Your notice tells in what they are alike.'],
        button: 'See in what they are alike',
      },
      reunited: {
        subject: () => 'How good that you are together again!',
        text: [
          'Thank you for telling us. Your notice is not shown any more, and in 30 days we delete all of it.',
          'A microchip and a tag help if it gets lost again.',
        ],
        button: open.en,
      },
      otherReunited: {
        subject: (folio) => `Is the animal of your notice ${folio} back home?`,
        text: [
          'Somebody else says that it is the same animal, and that it is with its family. If so, end your notice. If not, leave it as it is.',
        ],
        button: open.en,
      },
    },
    ends: (day) => `It ends on ${day}.`,
    shield:
      'Nobody of this portal will ask you for money. If somebody asks for a deposit to give your pet back, it is a fraud: do not pay, and block them in your notice.',
    note: 'There is no need to sign in. Do not forward this email: whoever has the link manages your notice.',
    reason: (siteName) =>
      `You get this email because somebody made a notice at ${siteName} with your address.`,
  },
};

/** Before these nobody can have written to them. */
const isShielded = (what: NoticeMailData['what']) =>
  what === 'published' || what === 'message' || what === 'match';

/** To whoever made a notice: nothing of what they or strangers wrote, for the address may be a wrong one. */
export const noticeMail = defineMail<NoticeMailData>(
  'notice',
  ({ what, words: said, folio, expiresAt, pageUrl }, language, site) => {
    const say = words[language];
    const { subject, text, button } = say.said[what];
    const day = new Date(expiresAt).toLocaleDateString(locale[language], {
      dateStyle: 'long',
      timeZone: site.timezone,
    });
    return {
      subject: subject(folio),
      preview: text[0] ?? '',
      heading: subject(folio),
      blocks: [
        ...text,
        ...(said ? [said] : []),
        ...(what === 'ending' ? [say.ends(day)] : []),
        { kind: 'button', label: button, url: pageUrl },
        ...(isShielded(what) ? [{ kind: 'note' as const, text: say.shield }] : []),
        { kind: 'note', text: say.note },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    holdsKey: true,
    sample: {
      title: { es: 'Perdidos y encontrados: tu aviso', en: 'Lost and found: your notice' },
      data: ({ link }) => ({
        what: 'asked',
        words: 'Quita la calle de las señas, por favor.',
        folio: 31,
        kind: 'lost',
        expiresAt: '2026-12-24T18:00:00.000Z',
        pageUrl: link,
      }),
      variants: (data) => whats.map((what) => ({ ...data, what, words: '' })),
    },
  },
);
