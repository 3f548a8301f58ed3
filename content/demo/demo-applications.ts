import type { VisitOutcome } from '#domain/adoption/application-talk.ts';
import type { FollowUpAnswer } from '#domain/adoption/follow-up.ts';
import type { ReferenceAnswer } from '#domain/adoption/reference-check.ts';
import type { demoFamilies } from './demo-families.ts';
import type { demoPhotos } from './demo-photos.ts';

type DemoStep =
  | 'review'
  | 'converse'
  | 'visit'
  | 'approve'
  | 'reserve'
  | 'adopt'
  | 'decline'
  | 'withdraw'
  | 'putOnWaitingList'
  | 'giveBack';

/** An adoption application of the demonstration, and how it went on. */
export interface DemoApplication {
  by: keyof typeof demoFamilies | 'donor';
  /** Ids of the demonstration's pets: one, or two that belong together. */
  pets: readonly string[];
  daysAgo: number;
  message: string;
  steps?: readonly {
    daysAgo: number;
    step: DemoStep;
    /** To the family, in its language. */
    words?: string;
    /** Of a reservation: days from the day of filling. */
    for?: number;
  }[];
  questions?: readonly {
    daysAgo: number;
    text: string;
    answer?: { daysAgo: number; text: string };
  }[];
  appointments?: readonly {
    daysAgo: number;
    kind: 'call' | 'visit';
    /** Days after it was proposed, each at eleven o'clock UTC-6. */
    options: readonly number[];
    /** Which of them the family takes, a day later. */
    takes?: number;
  }[];
  notes?: readonly { daysAgo: number; text: string }[];
  /** When the family's references are asked, and what one of them answers. */
  references?: { daysAgo: number; answer?: { daysAgo: number } & ReferenceAnswer };
  /** When the contract is prepared, and who signs it when. */
  contract?: {
    daysAgo: number;
    family: number;
    rescuer?: number;
    /** What it asks the family for, in pesos, and what became of it by now. */
    charges?: { fee: number; deposit: number; waived?: string; fellThrough?: string };
  };
  /** What the family answers, after the adoption, to whatever it was asked last. */
  followUps?: readonly {
    daysAgo: number;
    answer: FollowUpAnswer;
    words: string;
    /** The family lets everybody see it, and the rescuer shows it. */
    photo?: keyof typeof demoPhotos;
  }[];
  /** Of the family’s home, sent with its profile. */
  homePhotos?: readonly (keyof typeof demoPhotos)[];
  /** How calls and visits went. */
  outcomes?: readonly (Pick<VisitOutcome, 'kind' | 'result' | 'text'> & {
    daysAgo: number;
    photo?: keyof typeof demoPhotos;
  })[];
}

export const demoApplications: readonly DemoApplication[] = [
  {
    by: 'sandoval',
    pets: ['cenote'],
    daysAgo: 58,
    message: 'Our fence is two meters high and our two dogs love company.',
    steps: [
      { daysAgo: 56, step: 'review' },
      { daysAgo: 54, step: 'visit', words: 'Could we see the garden on Saturday?' },
      { daysAgo: 50, step: 'approve' },
      { daysAgo: 47, step: 'adopt', words: 'Congratulations! Write us whenever you need help.' },
      {
        daysAgo: 6,
        step: 'giveBack',
        words: 'Thank you for telling us in time. Cenote is fine, and so is your place with us.',
      },
    ],
    followUps: [
      { daysAgo: 44, answer: 'well', words: 'He sleeps by the door, as if he had always done so.' },
      {
        daysAgo: 8,
        answer: 'notWorking',
        words: 'He and our older dog fight over food. We tried everything; we are so sorry.',
      },
    ],
  },
  {
    by: 'arriaga',
    pets: ['sereno'],
    daysAgo: 30,
    message: 'Somos jubilados y caminamos todas las mañanas, despacito. Sereno va a nuestro paso.',
    steps: [
      { daysAgo: 29, step: 'review' },
      { daysAgo: 27, step: 'converse', words: '¿Les marco el jueves a las seis?' },
      { daysAgo: 24, step: 'visit' },
      { daysAgo: 20, step: 'approve', words: 'La casa está perfecta para Sereno.' },
      { daysAgo: 19, step: 'reserve', for: -5 },
      { daysAgo: 12, step: 'adopt', words: '¡Gracias por abrirle la puerta!' },
    ],
    followUps: [
      {
        daysAgo: 9,
        answer: 'doubts',
        words: 'Come bien, pero de noche camina mucho. ¿Es normal los primeros días?',
        photo: 'atHome',
      },
    ],
  },
  {
    by: 'whitfield',
    pets: ['sereno'],
    daysAgo: 25,
    message: 'I would love to give Sereno a calm home.',
  },
  {
    by: 'ituarte',
    pets: ['balam'],
    daysAgo: 22,
    message: 'Vi a Balam en el video y no dejo de pensar en él. ¿Se acostumbraría a la ciudad?',
    steps: [
      { daysAgo: 20, step: 'review' },
      { daysAgo: 17, step: 'converse', words: '¿Cómo serían sus días en la ciudad?' },
    ],
    homePhotos: ['livingRoom', 'balcony'],
    outcomes: [
      {
        daysAgo: 14,
        kind: 'visit',
        result: 'withDoubts',
        text: 'Departamento amplio y tranquilo. Falta cerrar un tramo del balcón; quedaron en ponerle malla esta semana.',
        photo: 'balcony',
      },
    ],
    references: {
      daysAgo: 16,
      answer: {
        daysAgo: 15,
        knownFor: 'overFive',
        how: 'Trabajamos juntos y cuidé a su perro cuando viajaba.',
        trust: 'yes',
        words:
          'Es muy responsable. En temporada alta sale poco de casa, así que estaría acompañado.',
      },
    },
    questions: [
      {
        daysAgo: 16,
        text: '¿Quién lo sacaría cuando trabajas fuera?',
        answer: {
          daysAgo: 15,
          text: 'Mi pareja trabaja en casa martes y jueves; los otros días, yo a mediodía.',
        },
      },
    ],
    notes: [{ daysAgo: 15, text: 'Balam no convive con gatos: platicarlo bien antes de seguir.' }],
  },
  {
    by: 'dzul',
    pets: ['obsidiana'],
    daysAgo: 20,
    message: 'Buscamos una compañera para correr en la playa por las mañanas.',
    steps: [
      { daysAgo: 18, step: 'review' },
      { daysAgo: 15, step: 'visit', words: '¿Podemos pasar el sábado por la mañana?' },
      { daysAgo: 9, step: 'approve', words: 'Todo está listo en su casa.' },
      {
        daysAgo: 4,
        step: 'reserve',
        for: 10,
        words: 'La apartamos mientras termina su tratamiento.',
      },
    ],
    contract: { daysAgo: 4, family: 3, rescuer: 1 },
  },
  {
    by: 'ituarte',
    pets: ['frida'],
    daysAgo: 16,
    message: 'Mi gata necesita compañía.',
    steps: [
      { daysAgo: 14, step: 'withdraw', words: 'Mi gata no convive con otros; lo pensé mejor.' },
    ],
  },
  {
    by: 'sandoval',
    pets: ['ixchel'],
    daysAgo: 15,
    message: 'Ixchel reminds us of our first rescue. We have time and space for her.',
    steps: [
      { daysAgo: 13, step: 'review' },
      { daysAgo: 9, step: 'visit', words: 'Thank you! We will send you some times.' },
    ],
    appointments: [{ daysAgo: 3, kind: 'visit', options: [5, 6, 8], takes: 6 }],
    notes: [
      { daysAgo: 8, text: '✓ Hablé con las referencias' },
      { daysAgo: 8, text: 'La Dra. Cauich habla muy bien de ellos.' },
    ],
  },
  {
    by: 'pech',
    pets: ['chilaquil'],
    daysAgo: 13,
    message: 'Mis hijos ya le hicieron un lugar junto a la cama de Lola.',
    steps: [
      { daysAgo: 12, step: 'review' },
      { daysAgo: 8, step: 'converse', words: '¿Cuándo podrían venir a conocerlo con Lola?' },
      { daysAgo: 3, step: 'approve', words: 'Chilaquil y Lola se llevaron muy bien.' },
    ],
    contract: { daysAgo: 2, family: 1 },
  },
  {
    by: 'chan',
    pets: ['canela'],
    daysAgo: 11,
    message: 'Queremos otro perro para que juegue con el nuestro.',
    steps: [
      {
        daysAgo: 8,
        step: 'decline',
        words:
          'La casa todavía no está lista para recibirlo.\nCuando tengan el permiso por escrito, con gusto la revisamos otra vez.',
      },
    ],
  },
  {
    by: 'whitfield',
    pets: ['canela'],
    daysAgo: 9,
    message: 'Canela would come to the office with me: it is my living room.',
  },
  {
    by: 'donor',
    pets: ['canela'],
    daysAgo: 7,
    message:
      'Seguimos a Canela desde que llegó. Podemos ir a Tulum a conocerla cualquier fin de semana.',
    steps: [
      { daysAgo: 6, step: 'review' },
      { daysAgo: 2, step: 'converse', words: '¿Les queda bien una llamada esta semana?' },
    ],
    questions: [
      {
        daysAgo: 2,
        text: '¿Podrían venir a Tulum a conocerla?',
        answer: { daysAgo: 1, text: '¡Claro! El primer fin de semana de diciembre.' },
      },
      { daysAgo: 0, text: '¿El edificio permite perros de su tamaño?' },
    ],
    appointments: [{ daysAgo: 0, kind: 'call', options: [1, 2, 3] }],
  },
  {
    by: 'donor',
    pets: ['minerva'],
    daysAgo: 5,
    message: 'Si Canela encuentra otra familia, nos encantaría conocer a Minerva.',
  },
  {
    by: 'arriaga',
    pets: ['marquesita'],
    daysAgo: 6,
    message: 'Después de Sereno nos quedó espacio para una viejita más.',
    steps: [{ daysAgo: 5, step: 'review' }],
  },
  {
    by: 'whitfield',
    pets: ['pibil', 'kukulkan'],
    daysAgo: 4,
    message: 'They sleep in the same basket in every photo. I would take both.',
  },
  {
    by: 'chan',
    pets: ['obsidiana'],
    daysAgo: 2,
    message: 'Sabemos que está apartada; si no se da, aquí la esperamos.',
  },
  {
    by: 'pech',
    pets: ['frida'],
    daysAgo: 1,
    message: 'Frida se ve muy tranquila. Lola convive bien con gatos.',
  },
  {
    by: 'dzul',
    pets: ['achiote'],
    daysAgo: 0,
    message: 'Sería el compañero de Obsidiana. ¿Podemos conocerlo el mismo día?',
  },
  {
    by: 'donor',
    pets: ['chaya'],
    daysAgo: 6,
    message: 'Chaya nos robó el corazón en el video. Tenemos patio y mucho tiempo para ella.',
    steps: [
      { daysAgo: 5, step: 'review' },
      { daysAgo: 4, step: 'approve', words: 'Todo está listo para Chaya.' },
      { daysAgo: 3, step: 'reserve', for: 12, words: 'La apartamos hasta que pasen por ella.' },
    ],
    contract: { daysAgo: 3, family: 2, rescuer: 1, charges: { fee: 800, deposit: 500 } },
  },
  {
    by: 'pech',
    pets: ['tinto'],
    daysAgo: 6,
    message: 'Lola ya tiene espacio para un hermano. ¿Tinto convive con perras grandes?',
    steps: [
      { daysAgo: 5, step: 'review' },
      { daysAgo: 5, step: 'approve', words: 'Tinto y Lola se llevaron bien en el parque.' },
    ],
    contract: {
      daysAgo: 4,
      family: 3,
      rescuer: 2,
      charges: {
        fee: 600,
        deposit: 500,
        waived: 'Ya cuidan a dos rescatados: con su casa nos ayudan más.',
        fellThrough: 'Nos cambiamos de ciudad y no sería justo para Tinto. ¡Gracias por todo!',
      },
    },
  },
];
