import type { Bilingual } from '#domain/language.ts';

/** What the page of the order by turns says; its loader hands it on. */
const es = {
  title: 'Para que todos se vean',
  description:
    'Cómo el orden por turnos da a cada mascota su lugar al principio de la lista, y qué contamos para hacerlo.',
  lead: 'En una lista casi todos miran las primeras fichas. Por eso hay un orden en el que cada mascota tiene su turno.',
  see: 'Ver las mascotas en este orden',
  sections: [
    {
      title: 'Cómo funcionan los turnos',
      paragraphs: [
        'Las mascotas están formadas en una fila. Cada noche, las que ese día estuvieron al principio pasan atrás, y las siguientes quedan al frente. Durante un día el orden es el mismo para todo el mundo.',
        'Quien llega hoy se forma adelante y tiene su primer turno pronto. Nadie puede comprar un lugar ni cambiarlo a mano.',
      ],
      points: [],
    },
    {
      title: 'Quién vuelve antes al frente',
      paragraphs: [
        'Todas vuelven al frente. Algunas lo hacen antes, porque a ellas se les mira menos:',
      ],
      points: [
        'quien lleva más de tres meses esperando, y todavía antes quien lleva más de un año;',
        'quien fue vista menos que otras de su especie y edad en los últimos 30 días;',
        'quien ya es mayor;',
        'quien tiene el pelo negro, si su ficha lo dice.',
      ],
    },
    {
      title: 'Qué contamos, y qué no',
      paragraphs: [
        'Contamos cuántas veces alguien mira la ficha de cada mascota en un día, y nada más: sin cookies y sin guardar quién la abrió ni desde dónde. La misma conexión cuenta una vez al día por mascota, así que recargar la página no cambia nada. Después de 90 días borramos esas cuentas.',
        'Los corazones se quedan en tu dispositivo: no los conocemos, así que no cuentan para los turnos.',
        'Quien cuida a una mascota ve cuántas veces se abrió su ficha y cuántas solicitudes recibió, al lado de lo usual entre mascotas parecidas, y qué puede ayudarle.',
      ],
      points: [],
    },
  ],
};

const en: typeof es = {
  title: 'So that all are seen',
  description:
    'How the order by turns gives every pet its place at the top of the list, and what we count for it.',
  lead: 'Almost everybody looks at the first pets of a list. That is why there is an order in which every pet has its turn.',
  see: 'See the pets in this order',
  sections: [
    {
      title: 'How turns work',
      paragraphs: [
        'The pets stand in a line. Every night those that were at the top that day go to the back, and the next ones move to the front. For one day the order is the same for everybody.',
        'Whoever arrives today joins at the front and has a first turn soon. Nobody can buy a place or change one by hand.',
      ],
      points: [],
    },
    {
      title: 'Who comes back sooner',
      paragraphs: [
        'All of them come back to the front. Some do so sooner, because people look at them less:',
      ],
      points: [
        'those that have waited for more than three months, and sooner still after more than a year;',
        'those seen less than others of their species and age in the last 30 days;',
        'seniors;',
        'those with a black coat, where their page says so.',
      ],
    },
    {
      title: 'What we count, and what we do not',
      paragraphs: [
        'We count how often each pet’s page is opened in a day, and nothing else: without cookies, and without keeping who opened it or from where. The same connection counts once a day for each pet, so reloading a page changes nothing. We delete these counts after 90 days.',
        'Hearts stay on your device: we do not know them, so they do not count for turns.',
        'Whoever looks after a pet sees how often its page was opened and how many applications it got, next to what is usual among pets alike, and what may help it.',
      ],
      points: [],
    },
  ],
};

export const fairOrderTexts: Bilingual<typeof es> = { es, en };
