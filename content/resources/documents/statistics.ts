import type { Bilingual } from '#domain/language.ts';
import type { DocumentText } from '../resource.ts';

export const statisticsReport: Bilingual<DocumentText> = {
  es: {
    title: 'Estadísticas del portal',
    subtitle: 'Contadas directamente de los registros, sin datos personales',
    sections: [
      {
        heading: 'En qué momento está cada animal',
        blocks: [
          'Cada mascota registrada cuenta una sola vez, en el estado que tiene el día de este informe.',
          { kind: 'statistics', of: 'petsByStatus' },
        ],
      },
      {
        heading: 'Perros y gatos',
        blocks: [{ kind: 'statistics', of: 'petsBySpecies' }],
      },
      {
        heading: 'Dónde están',
        blocks: [
          'Se cuenta la entidad federativa que anotó quien cuida al animal.',
          { kind: 'statistics', of: 'petsByState' },
        ],
      },
      {
        heading: 'Cómo leer estas cifras',
        blocks: [
          {
            kind: 'list',
            items: [
              'Incluyen a las mascotas de los albergues y a las de rescatistas que usan el portal.',
              'No incluyen registros eliminados ni animales atendidos en jornadas abiertas.',
              'Son una fotografía del día: mañana alguien más habrá encontrado familia.',
            ],
          },
        ],
      },
    ],
    footer: '{nombre} · {correo general}',
  },
  en: {
    title: 'Statistics of the portal',
    subtitle: 'Counted straight from the records, without personal data',
    sections: [
      {
        heading: 'Where each animal is on its way',
        blocks: [
          'Each registered pet counts once, in the state it is in on the day of this report.',
          { kind: 'statistics', of: 'petsByStatus' },
        ],
      },
      {
        heading: 'Dogs and cats',
        blocks: [{ kind: 'statistics', of: 'petsBySpecies' }],
      },
      {
        heading: 'Where they are',
        blocks: [
          'Counted by the federal state that the animal’s carer has entered.',
          { kind: 'statistics', of: 'petsByState' },
        ],
      },
      {
        heading: 'How to read these figures',
        blocks: [
          {
            kind: 'list',
            items: [
              'They include the pets of the shelters and those of rescuers who use the portal.',
              'They include neither deleted records nor animals treated on open days.',
              'They are a snapshot of the day: tomorrow somebody else will have found a family.',
            ],
          },
        ],
      },
    ],
    footer: '{name} · {general mailbox}',
  },
};
