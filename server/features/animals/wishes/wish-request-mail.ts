import type { Bilingual } from '#domain/language.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';
import type { WishState } from '#domain/wishes/wish.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';
import { wishInClosedWords } from './wish-words.ts';

interface WishRequestData {
  /** `active`: it was there already; `full`: there is no room for another one. */
  outcome: WishState | 'full';
  programme: Programme;
  filter: string;
  manageUrl: string;
}

interface Words {
  subject: Record<WishRequestData['outcome'], string>;
  text: Record<WishRequestData['outcome'], string>;
  button: Record<WishRequestData['outcome'], string>;
  wish: string;
  promise: string;
  ignore: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: {
      pending: 'Confirma tu aviso de mascotas nuevas',
      active: 'Ya tienes este aviso de mascotas nuevas',
      full: 'Ya tienes 10 avisos de mascotas nuevas',
    },
    text: {
      pending: 'Falta un paso: confirma que quieres que te avisemos cuando lleguen mascotas así.',
      active: 'Pediste un aviso que ya tienes. Sigue activo: no tienes que hacer nada.',
      full: 'Para pedir otro aviso, primero termina alguno de los que tienes.',
    },
    button: { pending: 'Ver y confirmar', active: 'Ver mis avisos', full: 'Ver mis avisos' },
    wish: 'Qué pediste',
    promise:
      'Te escribimos a lo más una vez al día, y solo si hay mascotas nuevas como las que buscas. Dura seis meses y lo terminas cuando quieras.',
    ignore: 'Si tú no lo pediste, no hagas nada: sin confirmar no te avisaremos.',
    reason: (siteName) =>
      `Recibes este correo porque alguien escribió tu dirección para recibir avisos de ${siteName}.`,
  },
  en: {
    subject: {
      pending: 'Confirm your alert for new pets',
      active: 'You already have this alert for new pets',
      full: 'You already have 10 alerts for new pets',
    },
    text: {
      pending:
        'One step is left: confirm that you want us to tell you when pets like these arrive.',
      active: 'You asked for an alert that you already have. It is active: there is nothing to do.',
      full: 'To ask for another alert, first end one of those that you have.',
    },
    button: { pending: 'See and confirm', active: 'See my alerts', full: 'See my alerts' },
    wish: 'What you asked for',
    promise:
      'We write once a day at most, and only when there are new pets like those you look for. It lasts six months, and you end it whenever you like.',
    ignore: 'If it was not you who asked, do nothing: unless you confirm we will not write to you.',
    reason: (siteName) =>
      `You get this email because somebody entered your address to get alerts from ${siteName}.`,
  },
};

/** Without anything that a stranger could have written: of the filter only what is chosen from lists. */
export const wishRequest = defineMail<WishRequestData>(
  'wish-request',
  ({ outcome, programme, filter, manageUrl }, language, site) => {
    const say = words[language];
    return {
      subject: say.subject[outcome],
      preview: say.text[outcome],
      heading: say.subject[outcome],
      blocks: [
        say.text[outcome],
        {
          kind: 'facts',
          items: [{ label: say.wish, value: wishInClosedWords(programme, filter, language) }],
        },
        { kind: 'button', label: say.button[outcome], url: manageUrl },
        ...(outcome === 'pending'
          ? [say.promise, { kind: 'note' as const, text: say.ignore }]
          : []),
      ],
      reason: say.reason(site.name),
    };
  },
  {
    holdsKey: true,
    sample: {
      title: { es: 'Avisos: confirmar', en: 'Alerts: to confirm' },
      data: ({ link }) => ({
        outcome: 'pending',
        programme: 'adoption',
        filter: 'especie=perro',
        manageUrl: link,
      }),
      variants: (data) => [
        { ...data, outcome: 'active' },
        { ...data, outcome: 'full', programme: 'rehabilitation', filter: 'ciudad=Cancún' },
      ],
    },
  },
);
