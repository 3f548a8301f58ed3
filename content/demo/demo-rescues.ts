import type { Language } from '#domain/language.ts';
import type { ReadyRescue } from '#domain/rescues/rescue-input.ts';
import type { DeskTransition } from '#domain/rescues/rescue-machine.ts';

/** An animal that somebody reported, and what came of it. */
export interface DemoRescue extends Omit<ReadyRescue, 'position'> {
  hoursAgo: number;
  language?: Language;
  hasPhoto?: true;
  /** The administrator goes. */
  assigned?: true;
  /** In turns. */
  talk?: readonly { by: 'desk' | 'reporter'; hoursAgo: number; text: string }[];
  move?: { to: DeskTransition; words?: string };
  /** The id of the pet that it has become. */
  pet?: string;
}

const calm = { danger: false, exposed: false, alone: false };
const tulum = { postalCode: '77780', language: 'es' } as const;

/** In every state, and with every kind. */
export const demoRescues: readonly DemoRescue[] = [
  {
    ...{
      ...tulum,
      ...calm,
      kind: 'hurt',
      species: 'dog',
      danger: true,
      exposed: true,
      alone: true,
    },
    hoursAgo: 1,
    place: 'Carretera a Cobá, junto al puesto de cocos del kilómetro 12',
    words: 'Perrita café, la atropellaron. Respira pero no se levanta. Le puse sombra y agua.',
    name: 'Yaretzi Poot',
    phone: '9840000201',
    email: 'yaretzi.poot@correo.example',
    hasPhoto: true,
  },
  {
    ...{ ...tulum, ...calm, kind: 'litter', species: 'cat', exposed: true },
    hoursAgo: 5,
    place: 'Calle Centauro, atrás de la tortillería',
    words: 'Son cuatro gatitos en una caja. No hemos visto a su mamá desde la mañana.',
    name: 'Emilio Cauich',
    phone: '9840000202',
    email: '',
  },
  {
    ...{ ...calm, kind: 'hurt', species: 'dog', exposed: true, alone: true },
    ...{ postalCode: '77780', language: 'en' },
    hoursAgo: 3,
    place: 'Road to Cobá, near the coconut stand',
    words: 'A brown dog is lying next to the road. I am a tourist and do not have a car.',
    name: 'Hannah Cole',
    phone: '',
    email: 'hannah.cole@mail.example',
    hasPhoto: true,
  },
  {
    ...{ ...tulum, ...calm, kind: 'abuse', species: 'dog', exposed: true },
    hoursAgo: 26,
    place: 'Azotea de la casa verde, esquina de Géminis y Orión',
    words: 'Está amarrado con una cuerda muy corta, al sol, y casi nunca tiene agua.',
    name: 'Una vecina',
    phone: '9840000204',
    email: 'vecina@correo.example',
    assigned: true,
    talk: [
      {
        by: 'desk',
        hoursAgo: 24,
        text: '¿Ya lo denunciaste? Con tu reporte a la autoridad podemos acompañarlos a la visita.',
      },
      { by: 'reporter', hoursAgo: 20, text: 'Sí, hoy llamé al 089. Me dieron un número de folio.' },
    ],
    move: { to: 'review' },
  },
  {
    ...{ ...tulum, ...calm, kind: 'surrender', species: 'cat' },
    hoursAgo: 50,
    place: 'La Veleta, calle 8',
    words: 'Nos mudamos y en el nuevo departamento no aceptan animales. Tiene 4 años y está sano.',
    name: 'Sofía Ek',
    phone: '9840000205',
    email: 'sofia.ek@correo.example',
    move: {
      to: 'advise',
      words:
        'Te mandamos una lista de casas en renta que sí aceptan gatos. Si no encuentras, escríbenos aquí antes del día 30.',
    },
  },
  {
    ...{ ...tulum, ...calm, kind: 'loose', species: 'dog', alone: true },
    hoursAgo: 8,
    place: 'Parque Dos Aguas, cerca de las canchas',
    words: 'Perro blanco grande con collar rojo. No se deja agarrar.',
    name: 'Iván Tun',
    phone: '9840000206',
    email: 'ivan.tun@correo.example',
    assigned: true,
    move: { to: 'send', words: 'Va una rescatista con jaula trampa. Llega como a las 6.' },
  },
  {
    ...{ ...tulum, ...calm, kind: 'hurt', species: 'dog', exposed: true, alone: true },
    hoursAgo: 24 * 6,
    place: 'Avenida Kukulcán, frente a la gasolinera',
    words: 'Cojea de una pata de atrás y está muy flaco.',
    name: 'Lucía May',
    phone: '9840000207',
    email: 'lucia.may@correo.example',
    assigned: true,
    pet: 'sargazo',
  },
  {
    ...{ ...calm, kind: 'other', species: 'other', exposed: true },
    ...{ postalCode: '77500', language: 'es' },
    hoursAgo: 24 * 3,
    place: 'Cancún, supermanzana 20, en el patio de la escuela',
    words: 'Es un tlacuache con crías en la bolsa. Los niños lo quieren tocar.',
    name: 'Profesor Chan',
    phone: '9980000208',
    email: 'chan@correo.example',
    move: {
      to: 'refer',
      words: 'Es fauna silvestre: la recibe Profepa. Ya les avisamos y te van a llamar hoy.',
    },
  },
  {
    ...{ ...tulum, ...calm, kind: 'loose', species: 'cat' },
    hoursAgo: 24 * 9,
    place: 'Aldea Zamá, junto a la fuente',
    words: 'Gata gris con placa. Parece perdida.',
    name: 'Renata Coh',
    phone: '9840000209',
    email: 'renata.coh@correo.example',
    move: {
      to: 'close',
      words: '¡Su familia ya la recogió! Gracias por leer la placa y llamarles.',
    },
  },
];
