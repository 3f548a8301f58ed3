import { type Bilingual, locale } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

export interface SterilizationReminderData {
  /** May be empty. */
  name: string;
  pet: string;
  /** YYYY-MM-DD. */
  dueOn: string;
  folio: number;
}

interface Words {
  subject(pet: string): string;
  heading(name: string): string;
  text(pet: string, day: string): string;
  help: string;
  see: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (pet) => `La esterilización de ${pet}`,
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    text: (pet, day) =>
      `Al adoptar a ${pet} acordaron su esterilización a más tardar el ${day}. Si ya lo hicieron, muéstrale el certificado a quien rescató a ${pet} para que lo registre.`,
    help: 'Si el costo o la fecha son un problema, dilo: muchas veces hay campañas gratuitas y con gusto buscamos una contigo.',
    see: 'Ver mi solicitud',
    reason: (siteName) => `Recibes este correo porque adoptaste en ${siteName}.`,
  },
  en: {
    subject: (pet) => `Sterilizing ${pet}`,
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    text: (pet, day) =>
      `When you adopted ${pet}, you agreed to have the sterilization done by ${day}. If it is done, show the certificate to ${pet}’s rescuer, who can record it.`,
    help: 'If the cost or the day is a problem, please say so: there are often free campaigns, and we will gladly look for one with you.',
    see: 'See my application',
    reason: (siteName) => `You get this email because you adopted at ${siteName}.`,
  },
};

/** To the family. */
export const sterilizationReminder = defineMail<SterilizationReminderData>(
  'sterilization-reminder',
  ({ name, pet, dueOn, folio }, language, site) => {
    const say = words[language];
    const day = new Date(`${dueOn}T00:00:00Z`).toLocaleDateString(locale[language], {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    const text = say.text(pet, day);
    return {
      subject: say.subject(pet),
      preview: text,
      heading: say.heading(name),
      blocks: [
        text,
        say.help,
        {
          kind: 'button',
          label: say.see,
          url: site.url + pathFor('myApplication', language, { folio: String(folio) }),
        },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    queue: 'bulkMail',
    sample: {
      title: { es: 'Esterilización pendiente', en: 'Sterilization that is due' },
      data: ({ dayIn }) => ({ name: 'Rosa', pet: 'Canela', dueOn: dayIn(30), folio: 120 }),
    },
  },
);
