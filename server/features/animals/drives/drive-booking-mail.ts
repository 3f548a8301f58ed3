import { type Bilingual, type Language, locale } from '#domain/language.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

const news = ['booked', 'waiting', 'movedUp', 'calledOff', 'cancelled', 'done'] as const;
/** What has become of a place: `calledOff` with the whole drive, `cancelled` by the desk. */
export type DriveNews = (typeof news)[number];

interface DriveBookingData {
  what: DriveNews;
  title: string;
  /** YYYY-MM-DD */
  onDate: string;
  /** HH:MM; null without one. */
  slot: string | null;
  place: string;
  /** Of the desk. */
  words: string;
  pageUrl: string;
}

interface Words {
  subject: Record<DriveNews, string>;
  lead: Record<DriveNews, string>;
  drive: string;
  day: string;
  time: string;
  place: string;
  button: string;
  note: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: {
      booked: 'Tu lugar en la jornada de esterilización',
      waiting: 'Estás en la lista de espera de la jornada',
      movedUp: '¡Se liberó un lugar y ya es tuyo!',
      calledOff: 'La jornada de esterilización se canceló',
      cancelled: 'Tu lugar en la jornada se canceló',
      done: 'La constancia de esterilización está lista',
    },
    lead: {
      booked:
        'Apartamos tu lugar. En su página están la hora, el ayuno, lo que debes llevar y la autorización que firmas.',
      waiting:
        'Ya no había lugar. Si alguien cancela, el lugar es tuyo y te avisamos por correo. No tienes que hacer nada más.',
      movedUp:
        'Alguien canceló y el lugar es tuyo. Si ya no puedes ir, cancélalo en su página con un toque: así le toca a quien sigue.',
      calledOff: 'La jornada no se va a hacer y tu lugar ya no vale. Perdona las molestias.',
      cancelled: 'El equipo canceló tu lugar.',
      done: 'Ya puedes descargar la constancia en la página de tu lugar. Ahí están también los cuidados.',
    },
    drive: 'Jornada',
    day: 'Día',
    time: 'Hora',
    place: 'Lugar',
    button: 'Abrir mi lugar',
    note: 'No hace falta iniciar sesión. No reenvíes este correo: con el enlace se cancela tu lugar. El lugar vale solo con tu nombre.',
    reason: (siteName) =>
      `Recibes este correo porque alguien apartó un lugar en una jornada de ${siteName} con tu dirección. Si no fuiste tú, cancélalo o ignóralo.`,
  },
  en: {
    subject: {
      booked: 'Your place at the sterilization drive',
      waiting: 'You are on the waiting list of the drive',
      movedUp: 'A place is free, and it is yours!',
      calledOff: 'The sterilization drive was cancelled',
      cancelled: 'Your place at the drive was cancelled',
      done: 'The certificate of sterilization is ready',
    },
    lead: {
      booked:
        'We booked your place. Its page has the time, the fasting, what to bring and the authorization that you sign.',
      waiting:
        'There was no place left. If somebody cancels, the place is yours and we tell you by email. There is nothing else to do.',
      movedUp:
        'Somebody cancelled, and the place is yours. If you cannot come, cancel it on its page with one tap: it goes to the next one.',
      calledOff: 'The drive does not take place, and your place is no longer valid. We are sorry.',
      cancelled: 'The team cancelled your place.',
      done: 'You can now download the certificate on the page of your place, where you also find how to look after the animal.',
    },
    drive: 'Drive',
    day: 'Day',
    time: 'Time',
    place: 'Where',
    button: 'Open my place',
    note: 'There is no need to sign in. Do not forward this email: the link cancels your place. The place is valid with your name alone.',
    reason: (siteName) =>
      `You get this email because somebody booked a place at a drive of ${siteName} with your address. If it was not you, cancel it or ignore it.`,
  },
};

export const dayInWords = (onDate: string, language: Language): string =>
  new Date(`${onDate}T12:00:00Z`).toLocaleDateString(locale[language], {
    ...{ weekday: 'long', day: 'numeric', month: 'long' },
    timeZone: 'UTC',
  });

export const driveBookingMail = defineMail<DriveBookingData>(
  'drive-booking',
  ({ what, title, onDate, slot, place, words: said, pageUrl }, language, site) => {
    const say = words[language];
    return {
      subject: say.subject[what],
      preview: say.lead[what],
      heading: say.subject[what],
      blocks: [
        say.lead[what],
        ...(said ? [{ kind: 'quote', text: said } as const] : []),
        {
          kind: 'facts',
          items: [
            { label: say.drive, value: title },
            { label: say.day, value: dayInWords(onDate, language) },
            ...(slot ? [{ label: say.time, value: slot }] : []),
            { label: say.place, value: place },
          ],
        },
        { kind: 'button', label: say.button, url: pageUrl },
        { kind: 'note', text: say.note },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    holdsKey: true,
    sample: {
      title: { es: 'Jornada: tu lugar', en: 'Drive: your place' },
      data: ({ link, inDays }) => ({
        what: 'booked',
        title: 'Jornada de la colonia Centro',
        onDate: inDays(9).slice(0, 10),
        slot: '09:00',
        place: 'Casa de la Cultura',
        words: '',
        pageUrl: link,
      }),
      variants: (data) =>
        news.map((what) => ({
          ...{ ...data, what, slot: what === 'waiting' ? null : data.slot },
          words: what === 'calledOff' ? 'El veterinario no puede venir.' : '',
        })),
    },
  },
);
