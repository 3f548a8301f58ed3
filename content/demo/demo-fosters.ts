import type { FosterHomeInput } from '#domain/fostering/foster-home.ts';

interface DemoFoster {
  /** Undefined: the demonstration's donor. */
  person?: { name: string; email: string; phone: string; city: string };
  home: FosterHomeInput;
  /** Of a pet that is there, by its id in the demonstration. */
  guest?: {
    pet: string;
    daysAgo: number;
    plannedInDays?: number;
    lent: readonly string[];
    notes: string;
    diary: readonly { daysAgo: number; words: string; photo?: 'balcony' }[];
  };
}

/** Foster homes. The telephone numbers are not in use. */
export const demoFosters: readonly DemoFoster[] = [
  {
    home: {
      species: 'cat',
      places: 2,
      ages: ['young', 'adult', 'senior'],
      sizes: [],
      skills: ['medication', 'shy', 'transport'],
      animals: '',
      notes: 'Departamento con mallas. No puedo dar inyecciones. Trabajo en casa tres días.',
      city: 'Ciudad de México',
      availableUntil: null,
    },
    guest: {
      pet: 'grillo',
      daysAgo: 12,
      plannedInDays: 30,
      lent: ['Transportadora azul', 'Arenero con pala'],
      notes: 'Viajó a la ciudad para su control. Come dos veces al día.',
      diary: [
        {
          daysAgo: 11,
          words: 'Llegó dormido y pasó la primera noche debajo de la cama. Comió todo.',
        },
        {
          daysAgo: 2,
          words: 'Ya sale solo y se queda en el balcón, detrás de la malla. Ronronea si le hablas.',
          photo: 'balcony',
        },
      ],
    },
  },
  {
    person: {
      name: 'Soledad Tun Chi',
      email: 'soledad.tun@hogares.example',
      phone: '9840000051',
      city: 'Tulum',
    },
    home: {
      species: 'both',
      places: 3,
      ages: ['newborn', 'young', 'adult'],
      sizes: ['small', 'medium'],
      skills: ['medication', 'bottle', 'mothers', 'apart'],
      animals: 'Una perra adulta esterilizada',
      notes: 'Patio bardeado y un cuarto aparte para recién llegados.',
      city: 'Tulum',
      availableUntil: null,
    },
    guest: {
      pet: 'ceiba',
      daysAgo: 48,
      lent: ['Correa y arnés'],
      notes: 'Solo paseos cortos.',
      diary: [],
    },
  },
  {
    person: {
      name: 'Emma Whitfield',
      email: 'emma.whitfield@hogares.example',
      phone: '9840000052',
      city: 'Playa del Carmen',
    },
    home: {
      species: 'cat',
      places: 1,
      ages: ['adult', 'senior'],
      sizes: [],
      skills: ['recovery', 'transport'],
      animals: 'Two sterilized cats',
      notes: 'No kittens, please: I travel one weekend a month.',
      city: 'Playa del Carmen',
      availableUntil: null,
    },
  },
];

/** What the rescuer asks the homes. */
export const demoFosterRequest = {
  species: 'cat',
  count: 1,
  hours: 24,
  words:
    'Una gata adulta, ya esterilizada, que se recupera de una pata. Necesita dos semanas de cuarto tranquilo y una pastilla por la mañana. La llevamos hoy mismo.',
} as const;

/** Who looks for a foster home, and what the donor writes who offers theirs. */
export const demoFosterHand = {
  pet: 'miel',
  words: 'Trabajo en casa y tengo un cuarto aparte. Puedo recibirla desde el sábado.',
};
