import type { DonationKind } from '#domain/donations/donation-kind.ts';
import type { Bilingual } from '#domain/language.ts';
import type { InitialStaticPageId } from '#domain/pages.ts';
import type { Entry, Link } from './model.ts';
import { sterilizationCosts } from './resources/costs.ts';

/** One slide of the banner carousel; the drawing is chosen by `id`. */
export interface Banner {
  id: 'adopt' | 'sterilize' | 'foster' | 'rehabilitate';
  title: Bilingual;
  text: Bilingual;
  /** What it asks for, and another of the things that most people come for: to meet pets, to give, or to report an animal in trouble. */
  links: readonly [BannerLink, BannerLink];
}

type BannerLink = { label: Bilingual } & ({ page: InitialStaticPageId } | { give: DonationKind });

const meet: BannerLink = {
  page: 'adoptionPets',
  label: { es: 'Ver mascotas en adopción', en: 'See pets for adoption' },
};
const give: BannerLink = { page: 'donations', label: { es: 'Dona', en: 'Donate' } };

export const banners: readonly Banner[] = [
  {
    id: 'adopt',
    title: {
      es: 'Alguien espera que lo lleves a casa.',
      en: 'Somebody is waiting to come home.',
    },
    text: {
      es: 'Rescatamos perros y gatos en {ciudades}, los cuidamos hasta que sanan y les buscamos una familia. Tú puedes ser la suya.',
      en: 'We rescue dogs and cats in {cities}, look after them until they are well, and find them a family. It could be yours.',
    },
    links: [meet, give],
  },
  {
    id: 'sterilize',
    title: {
      es: `Con $${sterilizationCosts.cat / 100} esterilizamos a un gato.`,
      en: `With $${sterilizationCosts.cat / 100} MXN we sterilize a cat.`,
    },
    text: {
      es: 'Una cirugía de veinte minutos evita camadas enteras en la calle. Dona el monto que puedas: todo suma.',
      en: 'A twenty-minute surgery keeps whole litters off the streets. Every bit counts.',
    },
    links: [
      {
        give: 'sterilization',
        label: { es: 'Dona una esterilización', en: 'Donate a sterilization' },
      },
      meet,
    ],
  },
  {
    id: 'rehabilitate',
    title: {
      es: 'Sanar también es volver a confiar.',
      en: 'Healing is learning to trust again.',
    },
    text: {
      es: 'Ellos todavía no buscan casa: se están recuperando. Mira qué necesita cada uno, desde una medicina hasta un colchón.',
      en: 'They are not looking for a home yet: they are recovering. See what each one needs, from a medicine to a mattress.',
    },
    links: [
      {
        page: 'rehabilitationPets',
        label: { es: 'Ayuda a que se recuperen', en: 'Help them recover' },
      },
      {
        page: 'help',
        label: { es: 'Reporta un animal en apuros', en: 'Report an animal in trouble' },
      },
    ],
  },
  {
    id: 'foster',
    title: {
      es: '¿Puedes ser hogar temporal un mes?',
      en: 'Could you foster for a month?',
    },
    text: {
      es: 'Los hogares temporales salvan dos vidas: la de quien llega y la de quien ocupa su lugar en el albergue.',
      en: 'Foster homes save two lives: the one who arrives, and the one who takes their place at the shelter.',
    },
    links: [
      {
        page: 'joinTheProject',
        label: { es: 'Únete al proyecto', en: 'Join the project' },
      },
      give,
    ],
  },
];

/** Without what a surgery costs: only the organisation knows its prices. */
export const firstBanners: readonly Banner[] = banners.map((banner) =>
  banner.id === 'sterilize'
    ? {
        ...banner,
        title: { es: 'Ayúdanos a esterilizar.', en: 'Help us sterilize.' },
      }
    : banner,
);

interface HomeText {
  description: string;
  /** Facts that stand beside the figures counted from the data. */
  claims: readonly { value: string; text: string }[];
  commitment: { heading: string; paragraphs: readonly string[]; points: readonly Entry[] };
  socialImpact: {
    heading: string;
    paragraphs: readonly string[];
    points: readonly Entry[];
    link: Link;
  };
}

export const home: Bilingual<HomeText> = {
  es: {
    description:
      '{nombre} rescata perros y gatos en {ciudades}. Adopta, dona una esterilización o únete al proyecto: {horario breve}.',
    claims: [
      { value: '{parte de las utilidades}', text: 'de las utilidades para los centros de rescate' },
      { value: '{norma de calidad}', text: 'como sistema de gestión de calidad' },
      { value: '{horas}', text: '{días}, en {ciudades}' },
    ],
    commitment: {
      heading: 'Nuestro compromiso',
      paragraphs: [
        'Cada animal que llega tiene nombre, expediente y alguien que responde por él. Lo cuidamos hasta que está sano, te contamos cómo es de verdad y seguimos cerca cuando ya tiene familia.',
        'Con una cuenta puedes donar y pedir tu factura, o registrar a los animales que rescatas para que más gente los conozca.',
      ],
      points: [
        {
          title: 'Cuentas claras',
          text: 'El {parte de las utilidades} de las utilidades va a los centros de rescate, y cada donativo tiene el destino que tú eliges.',
        },
        {
          title: 'Trabajo en orden',
          text: 'Un sistema de gestión de calidad {norma de calidad} nos recuerda vacunas, citas y llamadas.',
        },
        {
          title: 'Siempre hay alguien',
          text: 'Respondemos {horario breve}. Las emergencias no avisan.',
        },
      ],
    },
    socialImpact: {
      heading: 'Impacto social',
      paragraphs: [
        'Un perro que sale de la calle también cambia la calle. Hay menos camadas sin dueño, menos accidentes, más niñas y niños que aprenden a cuidar y más personas que encuentran compañía.',
      ],
      points: [
        {
          title: 'Familias acompañadas',
          text: 'Asesoramos durante un año a quien adopta y ayudamos a quien piensa darse por vencido.',
        },
        {
          title: 'Barrios más tranquilos',
          text: 'Las jornadas de esterilización llegan a colonias donde una cirugía no se puede pagar.',
        },
        {
          title: 'Selva y costa cuidadas',
          text: 'Menos animales sin casa es más paz para las aves, las iguanas y las tortugas.',
        },
      ],
      link: { label: 'Conoce nuestra causa social', page: 'usSocialCause' },
    },
  },
  en: {
    description:
      '{name} rescues dogs and cats in {cities}. Adopt, donate a sterilization or join the project: {brief hours}.',
    claims: [
      { value: '{share of profits}', text: 'of profits go to the rescue centers' },
      { value: '{quality standard}', text: 'as our quality management system' },
      { value: '{hours in figures}', text: '{days}, in {cities}' },
    ],
    commitment: {
      heading: 'Our commitment',
      paragraphs: [
        'Every animal that arrives has a name, a record and somebody who answers for it. We look after it until it is well, tell you what it is really like, and stay close once it has a family.',
        'With an account you can donate and ask for your invoice, or register the animals you rescue so that more people meet them.',
      ],
      points: [
        {
          title: 'Clear accounts',
          text: '{share of profits} of profits go to the rescue centers, and each donation has the purpose you choose.',
        },
        {
          title: 'Orderly work',
          text: 'An {quality standard} quality management system reminds us of vaccines, appointments and calls.',
        },
        {
          title: 'Somebody is always there',
          text: 'We answer {brief hours}. Emergencies give no notice.',
        },
      ],
    },
    socialImpact: {
      heading: 'Social impact',
      paragraphs: [
        'A dog that leaves the street changes the street as well. There are fewer litters without an owner, fewer accidents, more children who learn to care, and more people who find company.',
      ],
      points: [
        {
          title: 'Families with support',
          text: 'We advise those who adopt for a year, and help those who are thinking of giving up.',
        },
        {
          title: 'Calmer neighborhoods',
          text: 'Our sterilization days reach places where people can’t afford surgery.',
        },
        {
          title: 'Jungle and coast looked after',
          text: 'Fewer homeless animals means more peace for birds, iguanas and turtles.',
        },
      ],
      link: { label: 'Read about our social cause', page: 'usSocialCause' },
    },
  },
};
