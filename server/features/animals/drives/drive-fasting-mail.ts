import type { Bilingual } from '#domain/language.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';
import { dayInWords } from './drive-booking-mail.ts';

interface DriveFastingData {
  title: string;
  /** YYYY-MM-DD */
  onDate: string;
  /** HH:MM */
  slot: string;
  place: string;
  /** HH:MM from which on it eats nothing, tonight or tomorrow. */
  time: string;
  isDayBefore: boolean;
  pageUrl: string;
}

interface Words {
  subject(day: string, slot: string): string;
  food(time: string, isDayBefore: boolean): string;
  water: string;
  bring: string;
  where(place: string): string;
  cancel: string;
  button: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (day, slot) => `Mañana es la esterilización: ${day}, ${slot}`,
    food: (time, isDayBefore) =>
      `Ayuno: desde ${isDayBefore ? `hoy a las ${time}` : `las ${time} de mañana`} tu animal ya no come nada. Con comida en la panza, la anestesia es peligrosa.`,
    water: 'Agua sí puede tomar hasta que salgan de casa.',
    bring:
      'Lleva: una identificación con tu nombre; al perro con collar y correa, al gato en una transportadora bien cerrada; una cobija o toalla.',
    where: (place) => `Dónde: ${place}`,
    cancel: 'Si ya no vas, cancela con un toque en la página: así otro animal aprovecha el lugar.',
    button: 'Abrir mi lugar',
    reason: (siteName) =>
      `Recibes este correo porque tienes un lugar en una jornada de esterilización de ${siteName}.`,
  },
  en: {
    subject: (day, slot) => `The sterilization is tomorrow: ${day}, ${slot}`,
    food: (time, isDayBefore) =>
      `Fasting: from ${isDayBefore ? `${time} today` : `${time} tomorrow`} on your animal eats nothing. With food in its belly, anesthesia is dangerous.`,
    water: 'It may have water until you leave home.',
    bring:
      'Bring: an ID with your name; a dog with collar and leash, a cat in a carrier that closes well; a blanket or towel.',
    where: (place) => `Where: ${place}`,
    cancel: 'If you cannot come, cancel with one tap on the page: another animal gets the place.',
    button: 'Open my place',
    reason: (siteName) =>
      `You get this email because you have a place at a sterilization drive of ${siteName}.`,
  },
};

/** The evening before, once. */
export const driveFasting = defineMail<DriveFastingData>(
  'drive-fasting',
  ({ onDate, slot, place, time, isDayBefore, pageUrl }, language, site) => {
    const say = words[language];
    const subject = say.subject(dayInWords(onDate, language), slot);
    return {
      subject,
      preview: say.food(time, isDayBefore),
      heading: subject,
      blocks: [
        say.food(time, isDayBefore),
        say.water,
        say.bring,
        say.where(place),
        { kind: 'button', label: say.button, url: pageUrl },
        { kind: 'note', text: say.cancel },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    holdsKey: true,
    sample: {
      title: { es: 'Jornada: ayuno', en: 'Drive: fasting' },
      data: ({ link, inDays }) => ({
        title: 'Jornada de la colonia Centro',
        onDate: inDays(1).slice(0, 10),
        slot: '07:30',
        place: 'Casa de la Cultura',
        time: '23:30',
        isDayBefore: true,
        pageUrl: link,
      }),
      variants: (data) => [{ ...data, time: '04:00', isDayBefore: false }],
    },
  },
);
