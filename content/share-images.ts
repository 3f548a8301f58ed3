import type { Bilingual } from '#domain/language.ts';
import type { PageGroup } from '#domain/pages.ts';

/** What a shared link shows for the pages of a group: a drawing of the site, and these words beside it. */
interface ShareImage {
  /** In app/components/drawings. */
  drawing: string;
  ground: 'sol' | 'rosa' | 'jade' | 'violet';
  words: Bilingual;
}

export const shareImages: Partial<Record<PageGroup | 'site', ShareImage>> = {
  /** Of every other page. */
  site: {
    drawing: 'yard',
    ground: 'rosa',
    words: { es: 'Adopta, ayuda, dona', en: 'Adopt, help, donate' },
  },
  us: {
    drawing: 'rooftops',
    ground: 'rosa',
    words: { es: 'Vecinas y vecinos que rescatan', en: 'Neighbors who rescue' },
  },
  donations: {
    drawing: 'giving',
    ground: 'rosa',
    words: { es: 'Tu donativo les cambia la vida', en: 'Your donation changes their lives' },
  },
  pets: {
    drawing: 'family',
    ground: 'sol',
    words: { es: 'Hay alguien esperándote', en: 'Somebody is waiting for you' },
  },
  events: {
    drawing: 'event',
    ground: 'sol',
    words: { es: 'Ven a conocerlos', en: 'Come and meet them' },
  },
  products: {
    drawing: 'toys',
    ground: 'violet',
    words: { es: 'Productos que los ayudan', en: 'Products that help them' },
  },
  team: {
    drawing: 'alliances',
    ground: 'jade',
    words: { es: 'Quienes lo hacen posible', en: 'Those who make it possible' },
  },
  resources: {
    drawing: 'resources',
    ground: 'sol',
    words: { es: 'Guías y contratos gratis', en: 'Free guides and contracts' },
  },
  contact: {
    drawing: 'going-home',
    ground: 'violet',
    words: { es: 'Aquí estamos', en: 'We are here' },
  },
};
