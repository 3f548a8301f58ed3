import type { CampaignContent } from '#domain/campaigns/campaign-content.ts';

/** A campaign of the demonstration. All days count back from the day on which the demonstration is filled. */
export interface DemoCampaign
  extends Omit<
    CampaignContent,
    'pictures' | 'petIds' | 'endsOn' | 'match' | 'updates' | 'productId'
  > {
  /** undefined: a draft. */
  startedDaysAgo?: number;
  /** Below zero: still to come. */
  endsDaysAgo?: number;
  closedDaysAgo?: number;
  /** Of the demonstration. */
  pets: readonly string[];
  match?: Omit<NonNullable<CampaignContent['match']>, 'from' | 'until' | 'isPaid'> & {
    untilDaysAgo: number;
  };
  updates: readonly (Omit<CampaignContent['updates'][number], 'date'> & { daysAgo: number })[];
}

const nothing = { es: [], en: [] };

export const demoCampaigns: readonly DemoCampaign[] = [
  {
    slug: 'cobijas-para-el-invierno',
    startedDaysAgo: 120,
    endsDaysAgo: 90,
    closedDaysAgo: 70,
    title: { es: 'Cobijas para el invierno', en: 'Blankets for the winter' },
    summary: {
      es: 'Camas y cobijas para los cuarenta perros y gatos que pasan las noches frías en el albergue.',
      en: 'Beds and blankets for the forty dogs and cats who spend the cold nights at the shelter.',
    },
    story: {
      es: [
        'En enero las noches bajan a doce grados y el piso del albergue es de cemento.',
        'Con una cama elevada y dos cobijas, cada perro duerme seco. Las lavamos cada semana y duran varios inviernos.',
      ],
      en: [
        'In January the nights fall to twelve degrees, and the shelter has a concrete floor.',
        'With a raised bed and two blankets each dog sleeps dry. We wash them every week and they last for several winters.',
      ],
    },
    goalCents: 4_000_00,
    kind: 'food',
    pets: [],
    amounts: [
      { amountCents: 100_00, pays: { es: 'dos cobijas', en: 'two blankets' } },
      { amountCents: 400_00, pays: { es: 'una cama elevada', en: 'one raised bed' } },
    ],
    surplus: {
      es: 'Lo que sobre paga alimento para cachorros.',
      en: 'What is left over pays for puppy food.',
    },
    showsNames: true,
    updates: [
      {
        daysAgo: 101,
        title: { es: 'Llegaron las primeras camas', en: 'The first beds have come' },
        text: {
          es: 'Diez camas elevadas ya están en el patio de los perros mayores.',
          en: 'Ten raised beds are now in the yard of the older dogs.',
        },
      },
    ],
    result: {
      es: [
        'Compramos veinticuatro camas y sesenta cobijas con los 4,500 pesos que reunimos y lo que donó una tapicería.',
        'El excedente de 500 pesos pagó dos costales de croquetas para cachorro.',
      ],
      en: [
        'We bought twenty-four beds and sixty blankets with the 4,500 pesos that we raised and what an upholsterer donated.',
        'The surplus of 500 pesos paid for two sacks of puppy food.',
      ],
    },
  },
  {
    slug: 'cirugia-de-tres-patas',
    startedDaysAgo: 60,
    endsDaysAgo: 12,
    title: { es: 'Una cirugía para volver a correr', en: 'Surgery to run again' },
    summary: {
      es: 'La operación de cadera y las diez sesiones de rehabilitación de un perro que llegó atropellado.',
      en: 'Hip surgery and ten sessions of rehabilitation for a dog who was hit by a car.',
    },
    story: {
      es: [
        'Lo encontraron a la orilla de la carretera. La radiografía mostró la cadera rota en dos partes.',
        'La cirugía y la rehabilitación cuestan lo que aquí pedimos, con el precio que nos hace la clínica.',
      ],
      en: [
        'He was found at the side of the road. The X-ray showed a hip broken in two places.',
        'The surgery and the rehabilitation cost what we ask for here, at the price that the clinic gives us.',
      ],
    },
    goalCents: 9_000_00,
    kind: 'treatment',
    pets: ['balam'],
    amounts: [
      {
        amountCents: 350_00,
        pays: { es: 'una sesión de rehabilitación', en: 'one session of rehabilitation' },
      },
      {
        amountCents: 1_200_00,
        pays: { es: 'los estudios antes de operar', en: 'the tests before the surgery' },
      },
    ],
    surplus: {
      es: 'Si reunimos más, se usa en la siguiente cirugía que nos pidan.',
      en: 'If we raise more, it goes to the next surgery that we are asked for.',
    },
    showsNames: true,
    updates: [],
    result: nothing,
  },
  {
    slug: 'quirofano-movil',
    startedDaysAgo: 21,
    endsDaysAgo: -40,
    title: { es: 'Un quirófano móvil para los pueblos', en: 'A mobile clinic for the villages' },
    summary: {
      es: 'Queremos llevar esterilizaciones gratuitas a seis comunidades mayas que no tienen veterinario.',
      en: 'We want to bring free sterilizations to six Maya communities that have no vet.',
    },
    story: {
      es: [
        'En las comunidades de la zona maya la veterinaria más cercana está a dos horas. Las camadas nacen en la calle, y casi ninguna llega al año.',
        'Con una mesa, un equipo de anestesia y una lámpara dentro de una camioneta podemos operar a veinte animales al día en la plaza del pueblo.',
        {
          kind: 'list',
          items: [
            'La camioneta ya la tenemos: la prestó un ejido.',
            'Dos médicas donan su tiempo.',
            'Falta el equipo y el material de las primeras seis jornadas.',
          ],
        },
      ],
      en: [
        'In the communities of the Maya zone the nearest vet is two hours away. Litters are born in the street, and hardly one lives for a year.',
        'With a table, an anesthesia machine and a lamp inside a van we can operate on twenty animals a day in the village square.',
        {
          kind: 'list',
          items: [
            'We have the van: a farming community lends it.',
            'Two vets donate their time.',
            'The equipment and the supplies of the first six clinics are missing.',
          ],
        },
      ],
    },
    goalCents: 25_000_00,
    kind: 'sterilization',
    pets: ['obsidiana', 'papaya', 'ixchel'],
    amounts: [
      { amountCents: 250_00, pays: { es: 'esterilizar a una gata', en: 'sterilizing a cat' } },
      {
        amountCents: 850_00,
        pays: { es: 'esterilizar a una perra mediana', en: 'sterilizing a medium-sized dog' },
      },
      {
        amountCents: 2_500_00,
        pays: { es: 'el material de una mañana', en: 'the supplies of one morning' },
      },
    ],
    surplus: {
      es: 'Cada 4,000 pesos de más pagan otra jornada en una comunidad que se apunte.',
      en: 'Each further 4,000 pesos pay for another clinic in a community that signs up.',
    },
    match: {
      sponsor: 'Croquetas del Sureste',
      times: 1,
      limitCents: 10_000_00,
      untilDaysAgo: -20,
    },
    showsNames: true,
    updates: [
      {
        daysAgo: 14,
        title: { es: 'Ya tenemos la mesa', en: 'We have the table' },
        text: {
          es: 'Un hospital de Valladolid nos dejó su mesa de cirugía a mitad de precio.',
          en: 'A hospital in Valladolid let us have its surgery table at half price.',
        },
      },
      {
        daysAgo: 5,
        title: { es: 'Dos comunidades apuntadas', en: 'Two communities have signed up' },
        text: {
          es: 'Tihosuco y Señor ya tienen fecha y lista de espera.\nSi conoces otra que quiera, escríbenos.',
          en: 'Tihosuco and Señor have a date and a waiting list.\nIf you know another one that would like it, write to us.',
        },
      },
    ],
    result: nothing,
  },
  {
    slug: 'barda-nueva',
    title: { es: 'Una barda nueva', en: 'A new wall' },
    summary: { es: 'La barda del patio norte se cayó con la lluvia.', en: '' },
    story: nothing,
    goalCents: 18_000_00,
    kind: 'treatment',
    pets: [],
    amounts: [],
    surplus: { es: '', en: '' },
    showsNames: true,
    updates: [],
    result: nothing,
  },
];
