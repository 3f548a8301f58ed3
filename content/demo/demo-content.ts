import type { ContentKey } from '#domain/content/content-documents.ts';
import type { Bilingual } from '#domain/language.ts';

/** What the editors of the demonstration have changed of the portal's first texts. */

/** A drawing of the site on a colored ground, in the place of a photo. */
export interface DemoPicture {
  /** In app/components/drawings. */
  drawing: string;
  ground: string;
  name: string;
  alt: Bilingual;
}

export const demoShelterPhotos: Readonly<Record<string, DemoPicture>> = {
  'casa-chaca': {
    drawing: 'shelter',
    ground: '#cfe8df',
    name: 'casa-chaca.png',
    alt: {
      es: 'La casa de recuperación entre plantas, con la puerta abierta',
      en: 'The recovery house among plants, with its door open',
    },
  },
  'el-ramonal': {
    drawing: 'yard',
    ground: '#ffe3a8',
    name: 'el-ramonal-patio.png',
    alt: {
      es: 'El patio grande con una cerca de madera',
      en: 'The big yard with a wooden fence',
    },
  },
};

export const demoVisits: Bilingual = {
  es: 'Con cita, sábados y domingos de 9:00 a 12:00. En silencio: hay pacientes.',
  en: 'By appointment, Saturdays and Sundays from 9 AM to noon. Quietly: there are patients.',
};

interface DemoProduct {
  id: string;
  name: Bilingual;
  category: Bilingual;
  text: Bilingual;
  priceCents: number;
  url: string;
  picture: DemoPicture | undefined;
}

export const demoToys: readonly DemoProduct[] = [
  {
    id: 'pelota-de-manta',
    name: { es: 'Pelota de manta', en: 'Cotton ball' },
    category: { es: 'Para perros', en: 'For dogs' },
    text: {
      es: 'Cosida a mano por el Taller Hilo y Huella. Se lava y vuelve a rodar.',
      en: 'Sewn by hand at the Hilo y Huella workshop. Wash it and it rolls again.',
    },
    priceCents: 120_00,
    url: '',
    picture: {
      drawing: 'toys',
      ground: '#fbd9e4',
      name: 'pelota-de-manta.png',
      alt: { es: 'Una pelota de tela y otros juguetes', en: 'A cloth ball and other toys' },
    },
  },
  {
    id: 'cuerda-trenzada',
    name: { es: 'Cuerda trenzada', en: 'Braided rope' },
    category: { es: 'Para perros', en: 'For dogs' },
    text: {
      es: 'De algodón grueso, para dos perros o para un perro y su persona.',
      en: 'Thick cotton, for two dogs or for a dog and its person.',
    },
    priceCents: 150_00,
    url: 'https://tienda.casa-animal.example/cuerda-trenzada',
    picture: undefined,
  },
  {
    id: 'raton-de-tela',
    name: { es: 'Ratón de tela', en: 'Cloth mouse' },
    category: { es: 'Para gatos', en: 'For cats' },
    text: {
      es: 'Relleno de hierba gatera de Jalisco. Ningún ratón de verdad participó.',
      en: 'Filled with catnip from Jalisco. No real mouse took part.',
    },
    priceCents: 85_00,
    url: '',
    picture: undefined,
  },
];

interface DemoMember {
  id: string;
  name: string;
  role: Bilingual;
  text: Bilingual;
}

export const demoTeam: readonly DemoMember[] = [
  {
    id: 'beatriz',
    name: 'Beatriz Orozco',
    role: { es: 'Coordinación general', en: 'General coordination' },
    text: {
      es: 'Contesta el teléfono de madrugada y sabe en qué casa duerme cada animal.',
      en: 'Answers the phone before dawn and knows in which home each animal sleeps.',
    },
  },
  {
    id: 'itzel',
    name: 'Itzel Pech',
    role: { es: 'Médica veterinaria', en: 'Veterinarian' },
    text: {
      es: 'Opera los jueves y los domingos de jornada. Lleva once años esterilizando en la península.',
      en: 'Operates on Thursdays and on sterilization Sundays. Eleven years of it on the peninsula.',
    },
  },
  {
    id: 'marisol',
    name: 'Marisol Canché',
    role: { es: 'Rescates en Tulum', en: 'Rescues in Tulum' },
    text: {
      es: 'Tiene una camioneta, tres transportadoras y mucha paciencia.',
      en: 'Has a pickup truck, three carriers and a lot of patience.',
    },
  },
  {
    id: 'gerardo',
    name: 'Gerardo Villalpando',
    role: { es: 'Hogares temporales en Guadalajara', en: 'Foster homes in Guadalajara' },
    text: {
      es: 'Encuentra un sillón libre para cada camada, y llama cada semana para preguntar.',
      en: 'Finds a free armchair for every litter, and calls each week to ask.',
    },
  },
];

export const demoTeamLead: Bilingual = {
  es: 'Algunas de las personas con las que vas a hablar.',
  en: 'Some of the people you will talk with.',
};

export const demoFile = {
  id: 'jornada',
  group: 'sterilize',
  name: 'Cuidados antes de la jornada.pdf',
  title: { es: 'Antes de la jornada', en: 'Before the sterilization day' },
  summary: {
    es: 'Qué hacer la noche anterior y qué llevar ese día.',
    en: 'What to do the night before and what to bring that day.',
  },
} as const;

export const demoAllyWebsites: Readonly<Record<string, string>> = {
  'taller-hilo-y-huella': 'https://hiloyhuella.example',
  'transportes-ruta-tersa': 'https://www.rutatersa.example',
};

/** Said with a version. */
export const demoNotes: Readonly<Partial<Record<ContentKey, string>>> = {
  shelters: 'Fotos de los dos albergues de Tulum',
  products: 'Abrimos la tienda de juguetes',
  team: 'Presentamos al equipo',
  allies: 'Sitios web de dos aliados',
  resources: 'Hoja para las familias de la jornada',
};
