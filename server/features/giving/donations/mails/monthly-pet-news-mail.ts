import type { PetNewsKind } from '#domain/donations/pet-news.ts';
import type { Bilingual } from '#domain/language.ts';
import type { Sex } from '#domain/pets/vocabularies.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';
import { salutation } from '#server/features/kits/mail/salutation.ts';
import { petNewsWords } from './pet-news-words.ts';

interface MonthlyPetNewsData {
  /** May be empty. */
  name: string;
  petName: string;
  sex: Sex;
  what: readonly PetNewsKind[];
  /** As its page tells it; empty where it has not changed. */
  story: string;
  /** Ids of new pictures. */
  photos: readonly string[];
  /** Of the pet, from the site's root. */
  pagePath: string;
  manageUrl: string;
  endUrl: string;
}

interface Words {
  subject(pet: string): string;
  heading(name: string): string;
  lead(pet: string): string;
  story: string;
  photo(pet: string): string;
  thanks(pet: string): string;
  see(pet: string): string;
  manage: string;
  stop: string;
  reason(siteName: string, pet: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (pet) => `Noticias de ${pet}`,
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    lead: (pet) => `Ayudas a ${pet} cada mes, y queremos contarte cómo va.`,
    story: 'Así lo cuenta quien cuida de su rescate:',
    photo: (pet) => `Foto nueva de ${pet}`,
    thanks: (pet) => `Con tu donativo pagamos alimento y cuidados de ${pet}. Gracias.`,
    see: (pet) => `Ver a ${pet}`,
    manage: 'Ver o cambiar tu donativo mensual:',
    stop: 'Si ya no quieres estas noticias (tu donativo sigue igual):',
    reason: (siteName, pet) =>
      `Recibes este correo porque donas cada mes a ${siteName} para ${pet}. A lo más uno al mes.`,
  },
  en: {
    subject: (pet) => `News of ${pet}`,
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    lead: (pet) => `You help ${pet} each month, and we want to tell you how things are going.`,
    story: 'In the words of whoever looks after the rescue (in Spanish):',
    photo: (pet) => `New photo of ${pet}`,
    thanks: (pet) => `Your donation pays for food and care for ${pet}. Thank you.`,
    see: (pet) => `See ${pet}`,
    manage: 'See or change your monthly donation:',
    stop: 'If you no longer want this news (your donation stays as it is):',
    reason: (siteName, pet) =>
      `You get this email because you give to ${siteName} each month for ${pet}. One a month at most.`,
  },
};

const mostPhotos = 3;
/** The page has the rest. */
const longestStory = 700;

/** How the pet is doing that somebody gives to each month. */
export const monthlyPetNews = defineMail<MonthlyPetNewsData>(
  'monthly-pet-news',
  ({ name, petName, sex, what, story, photos, pagePath, manageUrl, endUrl }, language, site) => {
    const say = words[language];
    const url = site.url + pagePath;
    const told = petNewsWords({ what, photos: photos.length, petName, sex }, language);
    return {
      subject: say.subject(petName),
      preview: told.join(' '),
      heading: say.heading(salutation(name)),
      blocks: [
        say.lead(petName),
        told.join(' '),
        ...photos.slice(0, mostPhotos).map((id) => ({
          kind: 'picture' as const,
          id,
          url: `${site.url}/media/${id}/og.jpg`,
          alt: say.photo(petName),
          caption: '',
          href: url,
        })),
        ...(story ? [say.story, { kind: 'quote' as const, text: shortened(story) }] : []),
        say.thanks(petName),
        { kind: 'button', label: say.see(petName), url },
        { kind: 'note', text: say.manage, url: manageUrl },
        { kind: 'note', text: say.stop, url: endUrl },
      ],
      reason: say.reason(site.name, petName),
    };
  },
  {
    holdsKey: true,
    queue: 'bulkMail',
    sample: {
      title: { es: 'Noticias de la mascota apadrinada', en: 'News of the sponsored pet' },
      data: ({ link }) => ({
        name: 'Rosa',
        petName: 'Canela',
        sex: 'female',
        what: ['adoption', 'sterilized', 'story', 'photos'],
        story: 'Canela ya camina con correa y duerme toda la noche.',
        photos: ['ejemplo'],
        pagePath: '/',
        manageUrl: link,
        endUrl: link,
      }),
      variants: (data) => [
        { ...data, name: '', what: ['rehabilitation'], story: '', photos: [] },
        { ...data, what: ['photos'], story: '', photos: ['ejemplo', 'otro'] },
      ],
    },
  },
);

/** Whole words. */
function shortened(text: string): string {
  if (text.length <= longestStory) return text;
  return `${text.slice(0, longestStory).replace(/\s+\S*$/, '')}…`;
}
