import type { AdoptionProfile } from '#domain/adoption/adoption-profile.ts';
import type { Language } from '#domain/language.ts';

export interface DemoFamily {
  name: string;
  email: string;
  phone: string;
  city: string;
  language: Language;
  profile: AdoptionProfile;
}

const person = (age: number, allergic = false) => ({ age, allergic });

const animal = (
  species: 'dog' | 'cat' | 'other',
  { sterilized = true, vaccinated = true, getsAlong = true } = {},
) => ({ species, sterilized, vaccinated, getsAlong });

const reference = (name: string, relation: string, phone: string, email = '') => ({
  name,
  relation,
  phone,
  email,
});

/** Of the demonstration's donor, who would like to adopt as well. */
export const donorProfile: AdoptionProfile = {
  place: { postalCode: '03020', federalState: 'Ciudad de México', city: 'Ciudad de México' },
  home: {
    kind: 'apartment',
    owned: false,
    landlordAgrees: true,
    outsideSpace: false,
    protections: true,
  },
  household: [person(38), person(36)],
  animals: [],
  hoursAlone: 5,
  experience: 'Crecí con perros y cuidé dos años al de mi hermana. En casa trabajo tres días.',
  vet: 'Nosotros pagamos; la clínica Patitas, en la Narvarte.',
  movingPlans: 'No pensamos mudarnos; si pasara, buscaríamos un lugar que lo acepte.',
  fallback: 'Les avisaríamos y lo tendríamos hasta que encuentren otra familia.',
  references: [
    reference('Mariana Robles', 'Hermana', '5500000071'),
    reference('Dr. Iván Soto', 'Veterinario', '5500000072'),
  ],
};

/** Families that apply for the demonstration's pets. The telephone numbers are not in use. */
export const demoFamilies = {
  pech: {
    name: 'Ximena Pech Uc',
    email: 'ximena.pech@familias.example',
    phone: '9840000041',
    city: 'Tulum',
    language: 'es',
    profile: {
      place: { postalCode: '77760', federalState: 'Quintana Roo', city: 'Tulum' },
      home: {
        kind: 'house',
        owned: true,
        landlordAgrees: null,
        outsideSpace: true,
        protections: true,
      },
      household: [person(34), person(35), person(7), person(4)],
      animals: [animal('dog')],
      hoursAlone: 3,
      experience: 'Tenemos a Lola, rescatada hace seis años. Antes cuidamos camadas de paso.',
      vet: 'Mi esposo y yo; la Dra. Cauich conoce a Lola desde cachorra.',
      movingPlans: 'La casa es nuestra y no pensamos mudarnos.',
      fallback: 'Hablaríamos con ustedes antes que con nadie.',
      references: [
        reference('Dra. Itzel Cauich', 'Veterinaria', '9840000031'),
        reference('Rosa Uc', 'Mamá', '9840000042'),
      ],
    },
  },
  dzul: {
    name: 'Rodrigo Dzul Canto',
    email: 'rodrigo.dzul@familias.example',
    phone: '9840000043',
    city: 'Playa del Carmen',
    language: 'es',
    profile: {
      place: { postalCode: '77710', federalState: 'Quintana Roo', city: 'Playa del Carmen' },
      home: {
        kind: 'house',
        owned: false,
        landlordAgrees: true,
        outsideSpace: true,
        protections: true,
      },
      household: [person(29), person(31)],
      animals: [],
      hoursAlone: 6,
      experience: 'Fui voluntario dos años en un albergue; paseaba a los grandes.',
      vet: 'Los dos, a partes iguales. Aún buscamos veterinario cerca.',
      movingPlans: 'El contrato de renta es por dos años más.',
      fallback: 'Mis papás, en Valladolid, también lo quieren.',
      references: [
        reference('Albergue Sian', 'Donde fui voluntario', '9840000044'),
        reference('Manuel Dzul', 'Hermano', '9840000045'),
      ],
    },
  },
  whitfield: {
    name: 'Hannah Whitfield',
    email: 'hannah.whitfield@familias.example',
    phone: '9840000046',
    city: 'Tulum',
    language: 'en',
    profile: {
      place: { postalCode: '77760', federalState: 'Quintana Roo', city: 'Tulum' },
      home: {
        kind: 'apartment',
        owned: false,
        landlordAgrees: true,
        outsideSpace: true,
        protections: false,
      },
      household: [person(41)],
      animals: [animal('cat')],
      hoursAlone: 2,
      experience: 'I work from home and have had cats all my life. Mora, my cat, is nine.',
      vet: 'I pay. We go to the clinic on Calle Júpiter.',
      movingPlans: 'I plan to stay in Tulum. Pets always moved with me.',
      fallback: 'I would keep them until you find another home.',
      references: [reference('Claire Dubois', 'Neighbor', '9840000047')],
    },
  },
  arriaga: {
    name: 'Tomás Arriaga Nieto',
    email: 'tomas.arriaga@familias.example',
    phone: '9980000048',
    city: 'Cancún',
    language: 'es',
    profile: {
      place: { postalCode: '77500', federalState: 'Quintana Roo', city: 'Cancún' },
      home: {
        kind: 'house',
        owned: true,
        landlordAgrees: null,
        outsideSpace: true,
        protections: true,
      },
      household: [person(63), person(60)],
      animals: [],
      hoursAlone: 1,
      experience: 'Hemos tenido perros toda la vida; el último vivió quince años con nosotros.',
      vet: 'Yo. El Dr. Baeza, a dos cuadras.',
      movingPlans: 'Ya no nos movemos de aquí.',
      fallback: 'Nuestra hija se quedaría con él; está de acuerdo.',
      references: [
        reference('Dr. Luis Baeza', 'Veterinario', '9980000049'),
        reference('Elena Arriaga', 'Hija', '9980000050'),
      ],
    },
  },
  chan: {
    name: 'Lucero Chan May',
    email: 'lucero.chan@familias.example',
    phone: '9840000051',
    city: 'Felipe Carrillo Puerto',
    language: 'es',
    profile: {
      place: { postalCode: '77200', federalState: 'Quintana Roo', city: 'Felipe Carrillo Puerto' },
      home: {
        kind: 'apartment',
        owned: false,
        landlordAgrees: false,
        outsideSpace: false,
        protections: false,
      },
      household: [person(24), person(26), person(2)],
      animals: [animal('dog', { sterilized: false, vaccinated: true, getsAlong: true })],
      hoursAlone: 9,
      experience: 'Es nuestro segundo perro; el primero lo adoptamos hace un año.',
      vet: 'Mi pareja paga. Vamos a la campaña del municipio.',
      movingPlans: '',
      fallback: '',
      references: [reference('Fátima May', 'Tía', '9830000052')],
    },
  },
  sandoval: {
    name: 'Greg Sandoval',
    email: 'greg.sandoval@familias.example',
    phone: '9840000053',
    city: 'Akumal',
    language: 'en',
    profile: {
      place: { postalCode: '77776', federalState: 'Quintana Roo', city: 'Akumal' },
      home: {
        kind: 'house',
        owned: true,
        landlordAgrees: null,
        outsideSpace: true,
        protections: true,
      },
      household: [person(47), person(45), person(12)],
      animals: [animal('dog'), animal('cat')],
      hoursAlone: 4,
      experience: 'Two rescues at home, both from the street. We foster puppies in summer.',
      vet: 'We do. Dr. Cauich sees all of ours.',
      movingPlans: 'No plans. We built the house with the dogs in mind.',
      fallback: 'We would call you first and foster until there is a family.',
      references: [
        reference('Dra. Itzel Cauich', 'Vet', '9840000031'),
        reference('Anna Keller', 'Friend', '9840000054'),
      ],
    },
  },
  ituarte: {
    name: 'Paola Ituarte',
    email: 'paola.ituarte@familias.example',
    phone: '5500000055',
    city: 'Ciudad de México',
    language: 'es',
    profile: {
      place: { postalCode: '06720', federalState: 'Ciudad de México', city: 'Ciudad de México' },
      home: {
        kind: 'apartment',
        owned: true,
        landlordAgrees: null,
        outsideSpace: false,
        protections: true,
      },
      household: [person(31, true), person(33)],
      animals: [animal('cat', { sterilized: true, vaccinated: true, getsAlong: false })],
      hoursAlone: 8,
      experience: 'Cuido gatos de amigos cuando viajan; perro sería el primero.',
      vet: 'Yo; la clínica de la UNAM.',
      movingPlans: 'En dos años quizá a Mérida, con todos.',
      fallback: 'Lo platicaría con ustedes para encontrarle familia.',
      references: [
        reference('Natalia Ríos', 'Amiga', '5500000056', 'natalia.rios@familias.example'),
        reference('Jorge Ituarte', 'Papá', '5500000057', 'jorge.ituarte@familias.example'),
      ],
    },
  },
} as const satisfies Record<string, DemoFamily>;
