import type { EventDescription } from '#domain/events/event.ts';

/** An adoption event of the demonstration. */
export interface DemoEvent extends Omit<EventDescription, 'date' | 'title'> {
  /** Without one it is titled by its place. */
  title?: string;
  /** How many days ago it was, or on which coming Saturday it will be: 1 is the next one. */
  when: { daysAgo: number } | { saturday: number };
  /** Of demo-pets.ts; who was adopted took part while they still looked for a family. */
  pets: readonly string[];
}

export const demoEvents: readonly DemoEvent[] = [
  {
    when: { saturday: 1 },
    startsAt: '10:00',
    endsAt: '14:00',
    description:
      'Mañana de sombra, agua fresca y colas contentas en el parque. Ven a conocer a quienes buscan familia en Tulum: puedes pasear con ellos, preguntar todo y llenar tu solicitud ahí mismo.\nHabrá una mesa para vacunar contra la rabia sin costo y croquetas para donar. Si traes una cobija que ya no uses, alguien la va a estrenar esa noche.',
    address: 'Parque Dos Aguas, Av. Tulum s/n',
    neighborhood: 'Centro',
    postalCode: '77760',
    city: 'Tulum',
    federalState: 'Quintana Roo',
    pets: ['canela', 'miel', 'habanero', 'chilaquil', 'obsidiana', 'balam', 'achiote', 'frida'],
  },
  {
    when: { saturday: 2 },
    title: 'Sábado de patas en el Parque Rojo',
    startsAt: '11:00',
    endsAt: '16:00',
    description:
      'El Parque Rojo se llena de patas. Trae a toda tu familia, porque a una nueva mascota la eligen entre todos.\nA las 13:00 platicamos sobre los primeros siete días en casa, con café de olla.',
    address: 'Parque Revolución, Av. Juárez y Federalismo',
    neighborhood: 'Americana',
    postalCode: '44160',
    city: 'Guadalajara',
    federalState: 'Jalisco',
    pets: ['tapatia', 'chapulin', 'charro', 'lupita', 'minerva', 'mariachi'],
  },
  {
    when: { saturday: 4 },
    startsAt: '17:00',
    endsAt: '20:30',
    description:
      'Tarde de adopciones junto al mar, cuando ya bajó el sol y nadie se quema las patas. Los gatos esperan adentro, en calma; los perros, afuera, con ganas de correr.',
    address: 'Parque Fundadores, Av. Benito Juárez',
    neighborhood: 'Centro',
    postalCode: '77710',
    city: 'Playa del Carmen',
    federalState: 'Quintana Roo',
    pets: ['marquesita', 'nube', 'cenote'],
  },
  {
    when: { daysAgo: 26 },
    startsAt: '10:00',
    endsAt: '15:00',
    description:
      'Una mañana en la Minerva con quienes buscaban familia. Vinieron más de doscientas personas, y hubo quien se fue con la solicitud aprobada.',
    address: 'Glorieta Minerva, Av. Vallarta 2700',
    neighborhood: 'Arcos Vallarta',
    postalCode: '44130',
    city: 'Guadalajara',
    federalState: 'Jalisco',
    pets: ['pelon', 'charro', 'nopal', 'tacha', 'cantarito'],
  },
  {
    when: { daysAgo: 61 },
    startsAt: '09:00',
    endsAt: '13:00',
    description:
      'Nuestra primera mañana en la explanada, con lluvia y todo. Nadie se movió: las carpas aguantaron y los perros también.',
    address: 'Explanada municipal, Av. Tulum Oriente',
    neighborhood: 'Centro',
    postalCode: '77760',
    city: 'Tulum',
    federalState: 'Quintana Roo',
    pets: ['balam', 'obsidiana', 'pibil', 'ixchel'],
  },
];
