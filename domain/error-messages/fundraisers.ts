import type { Bilingual } from '../language.ts';

/** People's own pages. */
export const fundraiserErrors = {
  fundraiserGoalInvalid: {
    es: 'Escribe una meta de hasta 1,000,000 de pesos',
    en: 'Write a goal of up to 1,000,000 pesos',
  },
  fundraiserEndOutside: {
    es: 'Elige un último día entre mañana y dentro de un año',
    en: 'Choose a last day from tomorrow to a year from now',
  },
  fundraiserTargetGone: {
    es: 'Ya no recibe donativos: elige otra opción',
    en: 'It no longer takes donations: choose another option',
  },
  fundraisersTooMany: {
    es: 'Puedes tener dos páginas abiertas a la vez: termina o elimina una para crear otra',
    en: 'You can have two pages open at a time: end or delete one to create another',
  },
  fundraiserChanged: {
    es: 'Alguien más cambió esta página mientras la veías. No se guardó nada: vuelve a cargarla.',
    en: 'Somebody else changed this page while you were looking at it. Nothing was saved: load it again.',
  },
  fundraiserOverAlready: {
    es: 'Su último día ya pasó. Devuélvela con un motivo, para que quien la escribió ponga otra fecha.',
    en: 'Its last day is over. Return it with a reason, so that whoever wrote it sets another date.',
  },
  fundraiserStateChanged: {
    es: 'La página ya no está en el mismo paso: vuelve a cargarla',
    en: 'The page is no longer at the same step: load it again',
  },
} as const satisfies Record<string, Bilingual>;
