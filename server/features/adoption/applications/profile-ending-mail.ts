import { type Bilingual, locale } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

interface ProfileEndingData {
  /** May be empty. */
  name: string;
  /** Instant, UTC ISO 8601. */
  endsAt: string;
}

interface Words {
  subject(day: string): string;
  heading(name: string): string;
  text(day: string): string;
  stay: string;
  see: string;
  nothing: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (day) => `Borraremos tu perfil de adopción el ${day}`,
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    text: (day) =>
      `Hace tiempo que terminó tu última solicitud de adopción. Para no guardar tus datos sin necesidad, después del ${day} borraremos tu perfil de adopción, con las fotos de tu casa.`,
    stay: 'Si piensas adoptar, ábrelo y guárdalo de nuevo: así lo conservamos.',
    see: 'Ver mi perfil de adopción',
    nothing: 'Si ya no lo necesitas, no hagas nada. Tu cuenta sigue igual.',
    reason: (siteName) =>
      `Recibes este correo porque llenaste un perfil de adopción en ${siteName}.`,
  },
  en: {
    subject: (day) => `We will delete your adoption profile on ${day}`,
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    text: (day) =>
      `Your last adoption application ended some time ago. To avoid keeping your data without need, we will delete your adoption profile, with the photos of your home, after ${day}.`,
    stay: 'If you are thinking of adopting, open it and save it again: then we keep it.',
    see: 'See my adoption profile',
    nothing:
      'If you no longer need it, you do not have to do anything. Your account stays as it is.',
    reason: (siteName) =>
      `You get this email because you filled in an adoption profile at ${siteName}.`,
  },
};

/** To the family, a month before. */
export const profileEnding = defineMail<ProfileEndingData>(
  'adoption-profile-ending',
  ({ name, endsAt }, language, site) => {
    const say = words[language];
    const day = new Date(endsAt).toLocaleDateString(locale[language], {
      dateStyle: 'long',
      timeZone: site.timezone,
    });
    return {
      subject: say.subject(day),
      preview: say.text(day),
      heading: say.heading(name),
      blocks: [
        say.text(day),
        say.stay,
        {
          kind: 'button',
          label: say.see,
          url: `${site.url}${pathFor('myAdoptionProfile', language)}`,
        },
        { kind: 'note', text: say.nothing },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    queue: 'bulkMail',
    sample: {
      title: { es: 'Perfil de adopción por terminar', en: 'Adoption profile about to end' },
      data: ({ inDays }) => ({ name: 'Rosa', endsAt: inDays(30) }),
    },
  },
);
