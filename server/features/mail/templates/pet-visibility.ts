import { type Bilingual, locale } from '#domain/language.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';
import { pathFor } from '#domain/site-map.ts';
import type { MailTemplate } from '../mail-content.ts';

export interface PetVisibilityData {
  /** May be empty. */
  name: string;
  petName: string;
  programme: Programme;
  /** The last day in the lists, YYYY-MM-DD. */
  expiresOn: string;
  daysLeft: number;
}

interface Words {
  subject(petName: string): string;
  preview(day: string): string;
  heading(name: string): string;
  visible(petName: string, day: string, daysLeft: number): string;
  renew: string;
  found: string;
  open: string;
  fallback: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (petName) => `¿${petName} sigue buscando familia?`,
    preview: (day) => `Se ve en las listas hasta el ${day}.`,
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    visible: (petName, day, daysLeft) =>
      `${petName} se ve en las listas hasta el ${day}: ${untilEs(daysLeft)}.`,
    renew:
      'Si sigue con nosotros, oprime +15 en tus mascotas y tendrá más días de visibilidad desde hoy.',
    found: 'Si ya encontró casa o necesita una pausa, cambia su estado ahí mismo.',
    open: 'Ver mis mascotas',
    fallback: 'Si el botón no funciona, copia esta dirección en tu navegador:',
    reason: (siteName) => `Recibes este correo porque registraste a esta mascota en ${siteName}.`,
  },
  en: {
    subject: (petName) => `Is ${petName} still looking for a family?`,
    preview: (day) => `In the lists until ${day}.`,
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    visible: (petName, day, daysLeft) =>
      `${petName} can be seen in the lists until ${day}: ${untilEn(daysLeft)}.`,
    renew: 'If the search goes on, press +15 in your pets for more days of visibility from today.',
    found: 'If there is a home already, or a pause is needed, change the status right there.',
    open: 'See my pets',
    fallback: 'If the button does not work, copy this address into your browser:',
    reason: (siteName) => `You get this mail because you registered this pet with ${siteName}.`,
  },
};

const untilEs = (days: number) =>
  days === 0 ? 'hoy es el último día' : days === 1 ? 'queda 1 día' : `quedan ${days} días`;
const untilEn = (days: number) =>
  days === 0 ? 'today is the last day' : days === 1 ? '1 day is left' : `${days} days are left`;

const pages = { adoption: 'myAdoptions', rehabilitation: 'myRehabilitations' } as const;

export const petVisibility: MailTemplate<PetVisibilityData> = (
  { name, petName, programme, expiresOn, daysLeft },
  language,
  site,
) => {
  const say = words[language];
  const day = new Date(`${expiresOn}T00:00:00Z`).toLocaleDateString(locale[language], {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return {
    subject: say.subject(petName),
    preview: say.preview(day),
    heading: say.heading(name),
    blocks: [
      say.visible(petName, day, daysLeft),
      say.renew,
      {
        kind: 'button',
        label: say.open,
        url: site.url + pathFor(pages[programme], language),
        fallback: say.fallback,
      },
      { kind: 'note', text: say.found },
    ],
    reason: say.reason(site.name),
  };
};
