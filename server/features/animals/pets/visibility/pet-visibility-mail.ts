import { type Bilingual, locale } from '#domain/language.ts';
import { statusLinkParam } from '#domain/pets/status-link.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

export interface PetVisibilityData {
  /** May be empty. */
  name: string;
  petId: string;
  petName: string;
  programme: Programme;
  /** The last day in the lists, YYYY-MM-DD. */
  expiresOn: string;
  daysLeft: number;
  /** Of a pair that is adopted together: the other one, which waits where this one is not renewed. */
  mateName?: string;
  /** Signed: they lead to a page that asks once more and need no session. */
  renewUrl: string;
  pauseUrl: string;
}

interface Words {
  subject: Record<Programme, (petName: string) => string>;
  preview(day: string): string;
  heading(name: string): string;
  visible(petName: string, day: string, daysLeft: number): string;
  mate(petName: string, mateName: string): string;
  ask: string;
  renew: Record<Programme, string>;
  adopted: string;
  pause: string;
  confirm: string;
  pets: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: {
      adoption: (petName) => `¿${petName} sigue buscando familia?`,
      rehabilitation: (petName) => `¿${petName} sigue en rehabilitación?`,
    },
    preview: (day) => `Se ve en las listas hasta el ${day}. Contesta con un toque.`,
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    visible: (petName, day, daysLeft) =>
      `${petName} se ve en las listas hasta el ${day}: ${untilEs(daysLeft)}.`,
    mate: (petName, mateName) =>
      `${petName} se adopta junto con ${mateName}: mientras ${petName} no se vea, nadie puede pedir a ${mateName}.`,
    ask: 'Cuéntanos cómo va:',
    renew: {
      adoption: 'Sigue buscando, +15 días',
      rehabilitation: 'Sigue en rehabilitación, +15 días',
    },
    adopted: 'Ya tiene familia',
    pause: 'Pausar la publicación',
    confirm:
      'Cada opción abre una página donde confirmas; antes de eso nada cambia. Solo para una adopción te pediremos iniciar sesión, porque ahí van los datos de la familia.',
    pets: 'Todas tus mascotas están en:',
    reason: (siteName) => `Recibes este correo porque registraste a esta mascota en ${siteName}.`,
  },
  en: {
    subject: {
      adoption: (petName) => `Is ${petName} still looking for a family?`,
      rehabilitation: (petName) => `Is ${petName} still in rehabilitation?`,
    },
    preview: (day) => `In the lists until ${day}. Answer with one tap.`,
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    visible: (petName, day, daysLeft) =>
      `${petName} can be seen in the lists until ${day}: ${untilEn(daysLeft)}.`,
    mate: (petName, mateName) =>
      `${petName} is adopted together with ${mateName}: while ${petName} is not listed, nobody can apply for ${mateName}.`,
    ask: 'Tell us how it is going:',
    renew: {
      adoption: 'Still looking, +15 days',
      rehabilitation: 'Still in rehabilitation, +15 days',
    },
    adopted: 'Has a family now',
    pause: 'Pause the listing',
    confirm:
      'Each of them opens a page where you confirm; nothing changes before that. Only for an adoption we ask you to sign in, because the details of the family go there.',
    pets: 'All your pets are at:',
    reason: (siteName) => `You get this email because you registered this pet with ${siteName}.`,
  },
};

const untilEs = (days: number) =>
  days === 0 ? 'hoy es el último día' : days === 1 ? 'queda 1 día' : `quedan ${days} días`;
const untilEn = (days: number) =>
  days === 0 ? 'today is the last day' : days === 1 ? '1 day is left' : `${days} days are left`;

const pages = { adoption: 'myAdoptions', rehabilitation: 'myRehabilitations' } as const;

export const petVisibility = defineMail<PetVisibilityData>(
  'pet-visibility',
  (
    { name, petId, petName, programme, expiresOn, daysLeft, mateName, renewUrl, pauseUrl },
    language,
    site,
  ) => {
    const say = words[language];
    const day = new Date(`${expiresOn}T00:00:00Z`).toLocaleDateString(locale[language], {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    const petsUrl = site.url + pathFor(pages[programme], language);
    return {
      subject: say.subject[programme](petName),
      preview: say.preview(day),
      heading: say.heading(name),
      blocks: [
        say.visible(petName, day, daysLeft),
        ...(mateName === undefined ? [] : [say.mate(petName, mateName)]),
        say.ask,
        {
          kind: 'answers',
          buttons: [
            { label: say.renew[programme], url: renewUrl },
            // The dialog for it waits there, behind the login.
            { label: say.adopted, url: `${petsUrl}?${statusLinkParam}=${petId}` },
          ],
          quiet: { label: say.pause, url: pauseUrl },
        },
        { kind: 'note', text: say.confirm },
        { kind: 'note', text: say.pets, url: petsUrl },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    holdsKey: true,
    queue: 'bulkMail',
    sample: {
      title: { es: 'Publicación por terminar', en: 'Listing about to end' },
      data: ({ link, dayIn }) => ({
        name: 'Rosa',
        petId: 'ejemplo',
        petName: 'Canela',
        programme: 'adoption',
        expiresOn: dayIn(5),
        daysLeft: 5,
        mateName: 'Balam',
        renewUrl: link,
        pauseUrl: link,
      }),
      variants: (data) => [
        { ...data, programme: 'rehabilitation', daysLeft: 1 },
        { ...data, daysLeft: 0 },
      ],
    },
  },
);
