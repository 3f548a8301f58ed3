import type { Language } from '#domain/language.ts';
import type { ReadyNotice } from '#domain/lost-and-found/notice-input.ts';
import type { NoticeDeskTransition } from '#domain/lost-and-found/notice-machine.ts';

/** A lost or found animal, and what came of its notice. */
export interface DemoNotice extends Omit<ReadyNotice, 'happenedOn'> {
  daysAgo: number;
  language?: Language;
  hasPhoto?: true;
  /** Nobody has said that the mailbox is theirs. */
  isUnconfirmed?: true;
  /** What the desk decided. */
  moves?: readonly { to: NoticeDeskTransition; words?: string }[];
  /** Who wrote, and whether the author believed or blocked them. */
  contact?: {
    answer: string;
    text: string;
    email: string;
    answered?: string;
    becomes?: 'believed' | 'blocked';
  };
  ends?: 'withdrawn' | 'reunited';
}

const publish = { moves: [{ to: 'publish' }] } as const;
const tulum = { postalCode: '77780', microchip: '' } as const;

/** In every state, with messages that were believed, blocked and not confirmed. */
export const demoNotices: readonly DemoNotice[] = [
  {
    ...{ ...tulum, ...publish, kind: 'lost', species: 'dog', sex: 'male', size: 'medium' },
    ...{ color: 'brown', otherColor: 'white', daysAgo: 3, hasPhoto: true },
    area: 'La Veleta',
    position: '20.195,-87.465',
    marks: 'Pecho blanco, collar rojo sin placa. Es miedoso y no muerde.',
    question: '¿Qué tiene en la oreja derecha?',
    answer: 'Una muesca chiquita',
    email: 'mariana.chi@correo.example',
    contact: {
      answer: 'Tiene una muesca',
      text: 'Creo que es el que anda por el parque desde ayer. Le dimos agua.',
      email: 'joel.dzul@correo.example',
      answered: '¡Gracias! ¿Sigue ahí?',
      becomes: 'believed',
    },
  },
  {
    ...{ ...tulum, ...publish, kind: 'found', species: 'dog', sex: 'male', size: 'medium' },
    ...{ color: 'brown', otherColor: undefined, daysAgo: 2, hasPhoto: true },
    area: 'Aldea Zamá',
    position: '20.195,-87.455',
    marks: 'Llegó solo, con collar rojo. Está comiendo bien.',
    question: '¿Qué objeto traía colgado en el collar?',
    answer: 'Un cascabel roto',
    email: 'itzel.may@correo.example',
    contact: {
      answer: 'No me acuerdo',
      text: 'Es mío, entrégalo hoy o vas a tener problemas.',
      email: 'anonimo@correo.example',
      becomes: 'blocked',
    },
  },
  {
    ...{ ...tulum, ...publish, kind: 'lost', species: 'cat', sex: 'female', size: 'small' },
    ...{ color: 'grey', otherColor: 'striped', daysAgo: 8 },
    microchip: '484000000000099',
    area: 'Centro',
    position: '',
    marks: 'Gata gris atigrada, sin collar, con la punta de la cola blanca.',
    question: '¿De qué color son sus ojos?',
    answer: 'Uno verde y uno amarillo',
    email: 'pedro.ek@correo.example',
  },
  {
    ...{ ...tulum, ...publish, kind: 'found', species: 'other', sex: 'unknown', size: 'small' },
    ...{ color: 'orange', otherColor: undefined, daysAgo: 1, language: 'en' },
    area: 'Holistika',
    position: '',
    marks: 'A tame parrot, orange and green, that says a few words.',
    question: 'Which word does it say most?',
    answer: 'Coco',
    email: 'hannah.cole@mail.example',
  },
  {
    ...{ ...tulum, kind: 'lost', species: 'dog', sex: 'female', size: 'large' },
    ...{ color: 'black', otherColor: undefined, daysAgo: 0, hasPhoto: true },
    area: 'Tumben Kaa',
    position: '',
    marks: 'Perra negra grande, muy amigable, con hocico canoso.',
    question: '¿Cómo tiene una de sus patas?',
    answer: 'Le falta una uña',
    email: 'lupita.balam@correo.example',
  },
  {
    ...{ ...tulum, kind: 'found', species: 'cat', sex: 'male', size: 'small' },
    ...{ color: 'orange', otherColor: 'white', daysAgo: 1 },
    moves: [{ to: 'ask', words: 'La foto muestra la fachada de una casa. Manda otra, por favor.' }],
    area: 'Villas Tulum',
    position: '',
    marks: 'Gato naranja con guantes blancos.',
    question: '¿Qué le falta?',
    answer: 'Un colmillo',
    email: 'carlos.uc@correo.example',
  },
  {
    ...{ ...tulum, kind: 'lost', species: 'dog', sex: 'unknown', size: 'small' },
    ...{ color: 'white', otherColor: undefined, daysAgo: 0, isUnconfirmed: true },
    area: 'Guerra de Castas',
    position: '',
    marks: 'Perrito blanco de pelo largo.',
    question: '¿Qué moño traía?',
    answer: 'Uno azul',
    email: 'sin.confirmar@correo.example',
  },
  {
    ...{ ...tulum, kind: 'found', species: 'dog', sex: 'male', size: 'large' },
    ...{ color: 'tan', otherColor: undefined, daysAgo: 6 },
    moves: [{ to: 'refuse', words: 'La foto y las señas son de una venta de cachorros.' }],
    area: 'Centro',
    position: '',
    marks: 'Cachorros listos para entrega.',
    question: '¿Cuántos quieres?',
    answer: 'Los que gustes',
    email: 'ventas@correo.example',
  },
  {
    ...{ ...tulum, ...publish, kind: 'lost', species: 'dog', sex: 'female', size: 'small' },
    ...{ color: 'spotted', otherColor: 'white', daysAgo: 15, ends: 'reunited' },
    area: 'La Veleta',
    position: '',
    marks: 'Perrita blanca con manchas negras y una oreja caída.',
    question: '¿Qué tiene en la panza?',
    answer: 'Una mancha con forma de corazón',
    email: 'rocio.tun@correo.example',
  },
  {
    ...{ ...tulum, ...publish, kind: 'found', species: 'cat', sex: 'female', size: 'small' },
    ...{ color: 'black', otherColor: undefined, daysAgo: 20, ends: 'withdrawn' },
    area: 'Aldea Zamá',
    position: '',
    marks: 'Gata negra joven, muy cariñosa.',
    question: '¿Qué collar traía?',
    answer: 'Uno verde',
    email: 'ana.canche@correo.example',
  },
];
