import type { Bilingual } from '#domain/language.ts';
import type { TextPage } from '../model.ts';
import { inBoth } from '../pieces.ts';
import type { Partner } from './partner.ts';

/** Those who give money or goods. */
export const sponsors: readonly Partner[] = [
  {
    id: 'croquetas-don-nicanor',
    name: 'Croquetas Don Nicanor',
    trade: { es: 'Forrajera', en: 'Feed store' },
    city: 'Tulum',
    gives: {
      es: 'Doscientos kilos de croquetas al mes y el flete hasta El Ramonal.',
      en: 'Two hundred kilos of dry food a month, delivered to El Ramonal.',
    },
    logo: { initials: 'DN', shape: 'circle', ground: 'sol' },
  },
  {
    id: 'hotel-siete-hamacas',
    name: 'Hotel Siete Hamacas',
    trade: { es: 'Hotel pequeño', en: 'Small hotel' },
    city: 'Tulum',
    gives: {
      es: 'Las sábanas y toallas que retira cada temporada, y una noche de hotel para la rifa anual.',
      en: 'The sheets and towels it retires each season, and one night’s stay for the yearly raffle.',
    },
    logo: { initials: '7H', shape: 'arch', ground: 'jade' },
  },
  {
    id: 'panaderia-la-concha-azul',
    name: 'Panadería La Concha Azul',
    trade: { es: 'Panadería', en: 'Bakery' },
    city: 'Guadalajara',
    gives: {
      es: 'Un peso por cada concha que vende, y café para quienes ayudan en las jornadas.',
      en: 'One peso for every concha it sells, and coffee for those who help on sterilization days.',
    },
    logo: { initials: 'CA', shape: 'circle', ground: 'violet' },
  },
  {
    id: 'ferreteria-tres-tuercas',
    name: 'Ferretería Tres Tuercas',
    trade: { es: 'Ferretería', en: 'Hardware store' },
    city: 'Zapopan',
    gives: {
      es: 'Malla, pintura y herramienta para mantener los patios de Casa Guamúchil.',
      en: 'Mesh, paint and tools to keep the yards of Casa Guamúchil in shape.',
    },
    logo: { initials: '3T', shape: 'square', ground: 'ink' },
  },
  {
    id: 'lavanderia-burbuja-feliz',
    name: 'Lavandería Burbuja Feliz',
    trade: { es: 'Lavandería', en: 'Laundry' },
    city: 'Tulum',
    gives: {
      es: 'Lava cada semana las cobijas del cuarto de recuperación.',
      en: 'Washes the blankets of the recovery room every week.',
    },
    logo: { initials: 'BF', shape: 'circle', ground: 'rosa' },
  },
  {
    id: 'imprenta-papel-volando',
    name: 'Imprenta Papel Volando',
    trade: { es: 'Imprenta', en: 'Printer' },
    city: 'Guadalajara',
    gives: {
      es: 'Imprime gratis los carteles de animales perdidos y los contratos de adopción.',
      en: 'Prints posters of lost animals and adoption contracts for free.',
    },
    logo: { initials: 'PV', shape: 'flag', ground: 'rosa' },
  },
  {
    id: 'buceo-ojo-de-agua-clara',
    name: 'Buceo Ojo de Agua Clara',
    trade: { es: 'Escuela de buceo', en: 'Diving school' },
    city: 'Tulum',
    gives: {
      es: 'Paga dos esterilizaciones por cada grupo que termina su curso.',
      en: 'Pays for two sterilizations for every group that completes its course.',
    },
    logo: { initials: 'OA', shape: 'leaf', ground: 'jade' },
  },
  {
    id: 'tienda-pata-dulce',
    name: 'Tienda Pata Dulce',
    trade: { es: 'Alimento y accesorios', en: 'Pet food and supplies' },
    city: 'Guadalajara',
    gives: {
      es: 'Alimento para cachorros y alimento renal, que es el más caro y el más difícil de conseguir.',
      en: 'Puppy food and renal food, which is the most expensive and the hardest to find.',
    },
    logo: { initials: 'PD', shape: 'arch', ground: 'sol' },
  },
];

export const sponsorsPage: Bilingual<TextPage> = {
  es: {
    title: 'Patrocinadores',
    description:
      'Los negocios de {ciudades} que ponen alimento, material y dinero para que los centros de rescate sigan abiertos.',
    lead: 'Negocios locales que apoyan el rescate.',
    sections: [
      {
        id: 'como-nos-apoyan',
        heading: 'Cómo nos apoyan',
        blocks: [
          'Hay una panadería que aparta un peso por pieza, una lavandería que lava nuestras cobijas y una ferretería que nos da crédito. Gracias a ellos el dinero de los donativos rinde más y llega a donde más se necesita: cirugías, vacunas y alimento.',
          'Cada apoyo se registra con fecha, cantidad y destino. Una vez al año les contamos, a ellos y a ti, qué se hizo con lo que dieron.',
        ],
      },
      {
        id: 'como-sumarte',
        heading: '¿Tu negocio quiere sumarse?',
        blocks: [
          {
            kind: 'steps',
            items: [
              {
                title: 'Escríbenos',
                text: 'Dinos qué hace tu negocio, en qué ciudad está y qué puedes dar: dinero, producto, espacio o tiempo. No hace falta ser grande.',
              },
              {
                title: 'Acordamos cómo',
                text: 'Buscamos juntos qué le sirve a los animales y te queda bien a ti: una vez, cada mes o en una fecha.',
              },
              {
                title: 'Recibes tu comprobante',
                text: 'Factura si el apoyo es en dinero, constancia si es en especie. Y, si quieres, tu nombre en esta página.',
              },
            ],
          },
        ],
        link: { label: 'Escríbenos', mailbox: 'partners' },
      },
    ],
  },
  en: {
    title: 'Sponsors',
    description:
      'The businesses of {cities} that give food, materials and money so that the rescue centers stay open.',
    lead: 'Local businesses that support rescue.',
    sections: [
      {
        id: 'how-they-help',
        heading: 'How they help',
        blocks: [
          'There is a bakery that puts aside one peso per piece, a laundry that washes our blankets, and a hardware store that lets us pay later. Thanks to them, donated money goes further and reaches where it is needed most: surgery, vaccines and food.',
          'Each contribution is recorded with its date, its amount and its purpose. Once a year we tell them, and you, what was done with it.',
        ],
      },
      {
        id: 'how-to-join-in',
        heading: 'Would your business like to join in?',
        blocks: [
          {
            kind: 'steps',
            items: [
              {
                title: 'Write to us',
                text: 'Tell us what your business does, where it is and what you can give: money, goods, space or time. You need not be big.',
              },
              {
                title: 'We agree on how',
                text: 'Together we find what helps the animals and suits you: once, every month or on a set date.',
              },
              {
                title: 'You get your receipt',
                text: 'An invoice for money, a letter of acknowledgement for gifts in kind. And, if you like, your name on this page.',
              },
            ],
          },
        ],
        link: { label: 'Write to us', mailbox: 'partners' },
      },
    ],
  },
};

/** Without those that support: nobody does yet. */
export const firstSponsorsPage = inBoth((language): TextPage => {
  const { sections, ...page } = sponsorsPage[language];
  return { ...page, sections: sections.slice(1) };
});
